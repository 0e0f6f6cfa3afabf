/**
 * Prefetches scripts once the page's own scripts have loaded, because earlier the two would compete for the
 * network. In Chromium only, for the reasons in `prefetchOnIntent.ts`.
 */
export function fetchScriptsAhead(addresses: readonly string[]): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const observer = new PerformanceObserver(() => {
    if (haveScriptsLoaded()) start();
  });
  observer.observe({ type: 'resource', buffered: true });
  // The observer never sees a blocked script, so the load event starts the prefetching at the latest.
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

/** Requests the file with CORS, as the header's script elements do in order to verify it. */
function prefetch(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
}
