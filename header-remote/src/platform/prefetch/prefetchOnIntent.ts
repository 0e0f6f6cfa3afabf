/** Time that a pointer or focus stays on a link before its page is prefetched. Milliseconds. */
const intentMs = 100;

/**
 * Prefetches a page when the shopper is about to follow its link. `root` has one listener for all links.
 *
 * @param excludedAddresses addresses that are never prefetched, nor is anything below them
 * @returns `handleEvent` handles an event from before the listeners were added; `stop` removes them
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
 * Whether a prefetch works here and violates no policy: in Chromium, the only engine with speculation rules. Firefox
 * checks a prefetch against `default-src`, so each one would be a violation where that is 'none'; Safari has no
 * prefetch.
 */
const canPrefetch = (): boolean => HTMLScriptElement.supports?.('speculationrules') === true;

/** TypeScript's DOM library lacks this type, because not every browser supports it. */
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

/** Ignores a trailing slash, query and hash, and case, because many servers do. */
function isAtOrBelow(page: URL, excluded: URL): boolean {
  const folder = (url: URL) => `${url.origin}${url.pathname}/`.replace(/\/+$/, '/').toLowerCase();
  return folder(page).startsWith(folder(excluded));
}
