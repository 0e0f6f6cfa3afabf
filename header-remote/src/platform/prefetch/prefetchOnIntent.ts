import { isPrefetchable } from './isPrefetchable.ts';

/** How long a pointer or the focus stays on a link before its page is asked for (clarification 53). */
const intentMs = 100;

/**
 * Asks for a page when the shopper is about to go there: one listener for all links in `root`.
 *
 * @param never paths whose pages do something when they are asked for
 * @returns `hear` takes an event of before; `stop` ends it
 */
export function prefetchOnIntent(
  root: HTMLElement,
  never: () => readonly string[],
): { hear: (event: Event) => void; stop: () => void } {
  const asked = new Set<string>();
  const over = new AbortController();
  let aimedAt: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? (target.closest('a') ?? undefined) : undefined;
    if (link === aimedAt) return;
    giveUp();
    if (!link || !isPrefetchable(link, { here: location.href, never: never() }) || savesData()) return;
    aimedAt = link;
    timer = setTimeout(() => prefetch(link.href), intentMs);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) on(sign, hear);
  for (const sign of ['pointerleave', 'focusout', 'touchend', 'touchcancel']) on(sign, giveUp);

  return {
    hear,
    stop() {
      over.abort();
      giveUp();
    },
  };

  function on(sign: string, listener: (event: Event) => void): void {
    root.addEventListener(sign, listener, { passive: true, signal: over.signal });
  }

  function giveUp(): void {
    clearTimeout(timer);
    aimedAt = undefined;
  }

  function prefetch(href: string): void {
    const [url = ''] = href.split('#', 1);
    if (asked.has(url)) return;
    asked.add(url);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.as = 'document';
    hint.href = url;
    document.head.append(hint);
  }
}

/** Not in every browser, and so not in TypeScript's own description of one. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};
