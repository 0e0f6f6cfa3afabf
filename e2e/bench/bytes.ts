import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Bench, Sample } from './bench.ts';
import { type BenchContext, type Cookies, emulate, markIdle, withPage } from './browser.ts';
import type { PageName } from './first-load/pages.ts';
import type { BenchHosts } from './first-load/startHosts.ts';
import { cookiesOfVisit } from './signedInLoad.ts';
import { findPoint, sendInput, watchRequests } from './tasks/input.ts';

/** When a file was requested. "Idle": the page has loaded and the browser is idle for the first time. */
const phases = ['before the first frame', 'until idle', 'after idle or a press'] as const;
type Phase = (typeof phases)[number];
const visitors = ['anonymous', 'signed in'] as const;

const ownScripts = 'scripts of the header';
const pageScript = 'page script with React';
const rows = [
  'document',
  'of it its CSS',
  'font',
  pageScript,
  'of it the federation runtime',
  'host kit',
  ownScripts,
  'of it the entry',
  'CSS files',
  'services',
  'all',
] as const;

type Row = (typeof rows)[number];

/** Adds up the sizes of all files that a page with the header requests, by kind and phase. */
export async function bytes(context: BenchContext): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const cookies = await cookiesOfVisit(browser, hosts);
  const weigh = (page: PageName, cookiesOfPage?: Cookies) =>
    weighPage(browser, `${hosts.origin}/${page}`, cookiesOfPage);
  const anonymous = await weigh('federated');
  const files = { anonymous, 'signed in': await weigh('signed-in', cookies) };
  const withoutRuntime = await weigh('handover');
  const parts = {
    css: await weighCss(`${hosts.origin}/federated`),
    runtime: weighPageScripts(anonymous, hosts) - weighPageScripts(withoutRuntime, hosts),
  };
  return {
    title: 'Whole bytes',
    conditions:
      'As transferred for a first visit on the slow network; a file counts when it is requested. Groceries is pressed when nothing is requested any more.',
    variants: new Map(rows.map((row) => [row, async () => sampleOf(row, { files, parts, hosts })])),
    columns: visitors.flatMap((visitor) =>
      phases.map((phase) => ({ name: `${visitor}, ${phase}`, unit: 'KB', digits: 1 }) as const),
    ),
    goals: [
      {
        headline: 'KB of the header’s scripts before idle or a press, anonymous',
        column: 'anonymous before idle',
        of: ownScripts,
        atMost: 0,
      },
      { headline: 'Document', column: `anonymous, ${phases[0]}`, of: 'document', atMost: 13 },
    ],
    roundsOf: Number.POSITIVE_INFINITY,
  };
}

interface Weighed {
  files: Readonly<Record<(typeof visitors)[number], readonly WeighedFile[]>>;
  /** Size of the document's CSS, and of the federation runtime in the page's scripts. Kilobytes. */
  parts: { css: number; runtime: number };
  hosts: BenchHosts;
}

function sampleOf(row: Row, { files, parts, hosts }: Weighed): Sample {
  const sum = (visitor: (typeof visitors)[number], of: readonly Phase[]) =>
    files[visitor]
      .filter(({ phase }) => of.includes(phase))
      .reduce((all, file) => all + (rowsOf(file, { parts, hosts })[row] ?? 0), 0);
  const columns = visitors.flatMap((visitor) =>
    phases.map((phase) => [`${visitor}, ${phase}`, sum(visitor, [phase])]),
  );
  return { ...Object.fromEntries(columns), 'anonymous before idle': sum('anonymous', phases.slice(0, 2)) };
}

/** The table rows to which a file belongs, with the kilobytes that it adds to each. */
function rowsOf(
  { url, kilobytes }: WeighedFile,
  { parts, hosts }: Omit<Weighed, 'files'>,
): Partial<Record<Row, number>> {
  const row = rowOf(url, hosts);
  return {
    all: kilobytes,
    [row]: kilobytes,
    ...(row === 'document' && { 'of it its CSS': parts.css }),
    ...(row === pageScript && { 'of it the federation runtime': parts.runtime }),
    ...(url.endsWith('/remoteEntry.js') && { 'of it the entry': kilobytes }),
  };
}

function rowOf(url: string, { origin, remote }: BenchHosts): Row {
  if (url.endsWith('.woff2')) return 'font';
  if (url.startsWith(remote)) return url.endsWith('.css') ? 'CSS files' : ownScripts;
  if (!url.startsWith(origin)) return 'services';
  if (!url.includes('/assets/')) return 'document';
  return /\/main\.\w+\.js$/.test(url) ? pageScript : 'host kit';
}

const weighPageScripts = (files: readonly WeighedFile[], hosts: BenchHosts): number =>
  files
    .filter(({ url }) => [pageScript, 'host kit'].includes(rowOf(url, hosts)))
    .reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/** Kilobytes that style sheets in the document add to it, compressed. */
async function weighCss(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const weigh = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1024;
  return weigh(html) - weigh(html.replaceAll(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, ''));
}

interface WeighedFile {
  url: string;
  phase: Phase;
  /** Transferred size: the compressed body and the response headers. */
  kilobytes: number;
}

/** How long after the first paint a header requests its script, at the latest. Milliseconds. */
const scriptLimitMs = 3000;

/** Loads a page on a slow network, then presses Groceries. Returns the page's files. */
async function weighPage(browser: Browser, url: string, cookies: Cookies = []): Promise<WeighedFile[]> {
  const point = await findPoint(browser, { url, cookies, press: 'Groceries' });
  return withPage(browser, cookies, async (page) => {
    const files = new Map<string, { url: string; at: number; kilobytes: number }>();
    const session = await emulate(page);
    session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) =>
      files.set(requestId, { url: request.url, at: wallTime * 1000, kilobytes: 0 }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.kilobytes = encodedDataLength / 1024;
    });
    const untilQuiet = watchRequests(page);
    await markIdle(page);
    await page.goto(url);
    await wait(scriptLimitMs);
    await untilQuiet();
    sendInput(session, { point, type: '' });
    await untilQuiet();
    const times = await page.evaluate(() =>
      ['first-contentful-paint', 'bench-idle'].map(
        (name) => performance.timeOrigin + (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
      ),
    );
    const [firstFrameAt = Number.NaN, idleAt = Number.NaN] = times;
    const phaseOf = (at: number): Phase => {
      if (at < firstFrameAt) return 'before the first frame';
      return at < idleAt ? 'until idle' : 'after idle or a press';
    };
    return [...files.values()].map(({ at, ...file }) => ({ ...file, phase: phaseOf(at) }));
  });
}
