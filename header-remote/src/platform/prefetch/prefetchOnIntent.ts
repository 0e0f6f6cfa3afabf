/** How long a link must be hovered, focused or touched before its page is prefetched. Milliseconds. */
const intentMs = 100;

/**
 * Prefetches a page when the shopper is about to follow its link. Listens on `root` for all its links.
 *
 * @param excludedAddresses addresses that are not prefetched, including everything below them
 * @returns `handleEvent` handles an event that came before the listeners were added; `stop` removes them
 */
export function prefetchOnIntent(
  root: HTMLElement,
  excludedAddresses: () => readonly string[],
): { handleEvent: (event: Event) => void; stop: () => void } {
  const prefetched = new Set<string>();
  const stopped = new AbortController();
  let candidate: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handleEvent = ({ target }: Event) => {
    const link = target instanceof Element ? (target.closest('a') ?? undefined) : undefined;
    if (link === candidate) return;
    cancel();
    if (!link || !isPrefetchable(link, excludedAddresses()) || savesData() || !canPrefetch()) return;
    candidate = link;
    timer = setTimeout(() => prefetch(link.href), intentMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) on(type, handleEvent);
  for (const type of ['pointerleave', 'focusout', 'touchend', 'touchcancel']) on(type, cancel);

  return {
    handleEvent,
    stop() {
      stopped.abort();
      cancel();
    },
  };

  function on(type: string, listener: (event: Event) => void): void {
    root.addEventListener(type, listener, { passive: true, signal: stopped.signal });
  }

  function cancel(): void {
    clearTimeout(timer);
    candidate = undefined;
  }

  function prefetch(href: string): void {
    const [url = ''] = href.split('#', 1);
    if (prefetched.has(url)) return;
    prefetched.add(url);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.as = 'document';
    hint.href = url;
    document.head.append(hint);
  }
}

/**
 * Whether prefetching is supported and violates no content security policy: only in Chromium, which has
 * speculation rules. In Firefox each prefetch would violate `default-src 'none'`; Safari cannot prefetch.
 */
const canPrefetch = (): boolean => HTMLScriptElement.supports?.('speculationrules') === true;

/** Not in TypeScript's DOM library, because not every browser supports it. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/**
 * Whether a link's page may be prefetched (behaviour/header#prefetch).
 *
 * @param excludedAddresses absolute, or relative to the current page
 */
export function isPrefetchable(
  { href, target }: Pick<HTMLAnchorElement, 'href' | 'target'>,
  excludedAddresses: readonly string[],
): boolean {
  if (target || !URL.canParse(href)) return false;
  const page = new URL(href);
  const isCurrentPage = page.pathname === location.pathname && page.search === location.search;
  if (isCurrentPage || page.origin !== location.origin) return false;
  return !excludedAddresses.some((address) => isAtOrBelow(page, new URL(address, location.href)));
}

/** Ignores trailing slash, query, hash and case, because many servers do. */
function isAtOrBelow(page: URL, excluded: URL): boolean {
  const folder = (url: URL) => `${url.origin}${url.pathname}/`.replace(/\/+$/, '/').toLowerCase();
  return folder(page).startsWith(folder(excluded));
}
