import type { Browser } from 'playwright';
import type { Column } from '../../../storybook/docs/benchmarkResults.ts';
import { type Bench, columnsOf, type Sample } from '../bench.ts';
import type { BenchContext } from '../browser.ts';
import { type Loaded, loadPage } from './loadPage.ts';
import type { PageName } from './pages.ts';
import type { BenchHosts } from './startHosts.ts';

const timeColumns = [
  ...columnsOf('ms', 0, ['painted', 'taken over']),
  ...columnsOf('', 3, ['CLS']),
  ...columnsOf('ms', 0, ['blocked', 'longest script']),
];

const structureColumns = [
  ...columnsOf('', 0, ['requests', 'depth']),
  ...columnsOf('KB', 1, ['document', 'page files', 'header files', 'fonts']),
];

const ours = ['ours', 'ours without federation'];

/** Why goals are missed. */
const react = 'The longest tasks are those of the page: its first layout, and its script with React.';
const entry =
  'From the cache the page’s script arrives before the first frame, and compiling and starting it delays that frame.';

const paintedLikeHtml = (of: string, visit: string) => ({
  ...(of === 'ours' && { headline: `Painted on the ${visit} visit / static HTML` }),
  column: 'painted',
  of,
  to: 'static HTML',
  atMost: 1.02,
});

/** Loads a page with five ways to deliver its header. Measures until the header is usable. */
export const firstLoad = (context: BenchContext): Promise<Bench> =>
  createLoadBench(context, {
    title: 'First load',
    conditions: '150 ms for each request, 1.6 Mbit/s, processor slowed down four times, nothing cached.',
    variants: {
      'static HTML': ['static'],
      'bundled, preloaded': ['bundled'],
      'bundled, server-rendered': ['hydrated'],
      'ours without federation': ['handover'],
      ours: ['federated'],
    },
    columns: [...timeColumns, ...structureColumns],
    goals: ours.flatMap((of) => [
      paintedLikeHtml(of, 'first'),
      { column: 'painted', of, to: 'bundled, preloaded', atMost: 0.42 },
      { column: 'blocked', of, to: 'bundled, preloaded', atMost: 0.6, reason: react },
      { column: 'longest script', of, atMost: 50, reason: react },
    ]),
  });

/**
 * Loads the pages again with their files in the browser's cache, as on a shopper's next pages. From the third
 * visit on, V8's code cache has the compiled scripts.
 */
export const laterVisits = (context: BenchContext): Promise<Bench> =>
  createLoadBench(context, {
    title: 'Later visits',
    conditions: 'A new document while all files are cached; network and processor as for the first load.',
    variants: {
      'static HTML': ['static', 1],
      'bundled, preloaded': ['bundled', 1],
      'bundled, server-rendered': ['hydrated', 1],
      'ours without federation': ['handover', 1],
      ours: ['federated', 1],
      'bundled, server-rendered, third visit': ['hydrated', 2],
      'ours, third visit': ['federated', 2],
    },
    columns: timeColumns,
    goals: ours.map((of) => ({ ...paintedLikeHtml(of, 'second'), reason: entry })),
  });

interface LoadBench extends Omit<Bench, 'variants'> {
  /** By variant name: the page, and how many times it was loaded before. */
  variants: Readonly<Record<string, readonly [page: PageName, earlierVisits?: number]>>;
}

/** Creates a benchmark that loads pages and measures from the first request until the header is usable. */
async function createLoadBench(context: BenchContext, bench: LoadBench): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const structures = new Map<PageName, Sample>();
  const measure = async (page: PageName, earlierVisits = 0) => {
    const load = { url: `${hosts.origin}/${page}`, hasScript: page !== 'static', earlierVisits };
    if (bench.columns.includes(structureColumns[0] as Column) && !structures.has(page))
      structures.set(page, await measureStructure(browser, load, hosts));
    return { ...timesOf(await loadPage(browser, load)), ...structures.get(page) };
  };
  const variants = Object.entries(bench.variants);
  return {
    ...bench,
    variants: new Map(variants.map(([name, variant]) => [name, () => measure(...variant)])),
  };
}

function timesOf({ paintedAt, takenOverAt, work }: Loaded): Sample {
  return {
    painted: paintedAt - work.startedAt,
    'taken over': takenOverAt - work.startedAt,
    CLS: work.layoutShift,
    blocked: work.blockedMs,
    'longest script': work.longestScriptMs,
  };
}

const latencyMs = 400;

/**
 * Counts a page's requests until its header is usable: their number, their KB by kind, and the depth (length of the
 * longest chain of dependent requests). Measured in a separate load, whose latency dominates all else: a request that
 * starts n latencies after the document has depth n + 1. Fonts do not count for it: nothing waits for them.
 */
async function measureStructure(
  browser: Browser,
  page: { url: string; hasScript: boolean },
  { remote }: BenchHosts,
): Promise<Sample> {
  const sizes = new Map<string, number>();
  const { work, takenOverAt } = await loadPage(browser, {
    ...page,
    conditions: { latencyMs, bitsPerSecond: undefined, slowdown: 1 },
    onSession(session) {
      const urls = new Map<string, string>();
      session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        sizes.set(urls.get(requestId) ?? '', encodedDataLength);
      });
    },
  });
  const requested = work.requests.filter(({ at }) => at < takenOverAt);
  const depthOf = (at: number) => 1 + Math.max(0, Math.floor((at - work.documentAt) / latencyMs));
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
