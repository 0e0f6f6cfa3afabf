/**
 * Prefetches scripts after the page's own scripts have loaded, so that the two do not compete for the
 * network. Only in Chromium, for the reasons in `prefetchOnIntent.ts`.
 */
export function fetchScriptsAhead(addresses: readonly string[]): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const observer = new PerformanceObserver(() => {
    if (haveScriptsLoaded()) start();
  });
  observer.observe({ type: 'resource', buffered: true });
  // A blocked script gets no performance entry, so prefetching starts at the `load` event at the latest.
  addEventListener('load', start);

  function start(): void {
    observer.disconnect();
    removeEventListener('load', start);
    document.head.append(...addresses.map(prefetch));
  }
}

/** Whether every script that the document has or preloads has loaded. */
const haveScriptsLoaded = (): boolean =>
  [...document.querySelectorAll<ScriptOrLink>('script[src], link[rel=preload][as=script]')].every(
    ({ src, href }) => performance.getEntriesByName(String(src ?? href)).length > 0,
  );

type ScriptOrLink = Element & Partial<Pick<HTMLScriptElement, 'src'> & Pick<HTMLLinkElement, 'href'>>;

/** Creates a prefetch link with CORS: the header's script elements use CORS too, and so can use the prefetched file. */
function prefetch(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
}
