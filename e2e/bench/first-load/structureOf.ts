import type { Browser } from 'playwright';
import type { Sample } from '../bench.ts';
import { loadPage } from './loadPage.ts';
import type { BenchHosts } from './startHosts.ts';

const latencyMs = 400;

/**
 * What a page asks for until its header can be used: how many requests, how many of them one after the other, how many
 * KB of what. Counted in a load of its own, where a long wait for each answer is all that takes time: what is asked for
 * after so many waits is so deep. Fonts count as bytes but not as depth: nothing waits for them.
 */
export async function structureOf(
  browser: Browser,
  page: { url: string; hasScript: boolean },
  { remote }: BenchHosts,
): Promise<Sample> {
  const sizes = new Map<string, number>();
  const [own, ...framed] = await loadPage(browser, {
    ...page,
    conditions: { latencyMs, bitsPerSecond: undefined, slowdown: 1 },
    listen(session) {
      const urls = new Map<string, string>();
      session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.set(urls.get(requestId) ?? '', encodedDataLength),
      );
    },
  });
  const frames = [own, ...framed];
  const usableAt = Math.max(...frames.map(({ interactiveAt }) => interactiveAt ?? 0));
  const asked = frames.flatMap(({ requests }) => requests).filter(({ at }) => at < usableAt);
  const depthOf = (at: number) => 1 + Math.max(0, Math.floor((at - own.documentAt) / latencyMs));
  const kilobytes = (isPart: (url: string) => boolean) =>
    asked.reduce((sum, { url }) => (isPart(url) ? sum + (sizes.get(url) ?? 0) : sum), 0) / 1024;
  const isFont = (url: string) => url.endsWith('.woff2');
  return {
    requests: 1 + asked.length,
    depth: Math.max(0, ...asked.filter(({ url }) => !isFont(url)).map(({ at }) => depthOf(at))),
    document: (sizes.get(page.url) ?? 0) / 1024,
    'page files': kilobytes((url) => !url.startsWith(remote) && !isFont(url)),
    'header files': kilobytes((url) => url.startsWith(remote) && !isFont(url)),
    fonts: kilobytes(isFont),
  };
}
