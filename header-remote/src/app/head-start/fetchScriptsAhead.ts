/**
 * Fetches scripts into the browser's cache while the page's own first ones are running. Earlier they would compete with
 * those for the network. In Chromium only, for the reasons in `prefetchOnIntent.ts`.
 */
export function fetchScriptsAhead(addresses: readonly string[]): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const observer = new PerformanceObserver(() => {
    if (haveScriptsLoaded()) start();
  });
  observer.observe({ type: 'resource', buffered: true });
  // A script that was blocked is never observed.
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

/** In the mode of the header's script elements, which verify the file. */
function prefetch(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
}
