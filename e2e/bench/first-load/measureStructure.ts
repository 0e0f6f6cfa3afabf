import type { Browser } from 'playwright';
import type { Sample } from '../bench.ts';
import { loadPage } from './loadPage.ts';
import type { BenchHosts } from './startHosts.ts';

const latencyMs = 400;

/**
 * Counts a page's requests until its header is usable: their number, the length of the longest chain of dependent
 * requests (depth), and their KB by kind. Measured in a separate load with a latency that dominates everything else: a
 * request that starts n latencies after the document has depth n + 1. Fonts count as bytes but not as depth, because
 * nothing waits for them.
 */
export async function measureStructure(
  browser: Browser,
  page: { url: string; hasScript: boolean },
  { remote }: BenchHosts,
): Promise<Sample> {
  const sizes = new Map<string, number>();
  const [main, ...iframes] = await loadPage(browser, {
    ...page,
    conditions: { latencyMs, bitsPerSecond: undefined, slowdown: 1 },
    onSession(session) {
      const urls = new Map<string, string>();
      session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const url = urls.get(requestId) ?? '';
        // A fragment's hidden iframe has the page's own address and an empty document.
        sizes.set(url, Math.max(encodedDataLength, sizes.get(url) ?? 0));
      });
    },
  });
  const frames = [main, ...iframes];
  const usableAt = Math.max(...frames.map(({ takenOverAt }) => takenOverAt ?? 0));
  const requested = frames.flatMap(({ requests }) => requests).filter(({ at }) => at < usableAt);
  const depthOf = (at: number) => 1 + Math.max(0, Math.floor((at - main.documentAt) / latencyMs));
  const kilobytes = (matches: (url: string) => boolean) =>
    requested.reduce(
      (sum, { url }) => (matches(url) && url !== page.url ? sum + (sizes.get(url) ?? 0) : sum),
      0,
    ) / 1024;
  const isFont = (url: string) => url.endsWith('.woff2');
  return {
    requests: 1 + requested.length,
    depth: Math.max(0, ...requested.filter(({ url }) => !isFont(url)).map(({ at }) => depthOf(at))),
    document: (sizes.get(page.url) ?? 0) / 1024,
    'page files': kilobytes((url) => !url.startsWith(remote) && !isFont(url)),
    'header files': kilobytes((url) => url.startsWith(remote) && !isFont(url)),
    fonts: kilobytes(isFont),
  };
}
