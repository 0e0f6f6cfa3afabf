import type { Browser, Page } from 'playwright';
import type { Bench, Goal, Sample } from '../bench.ts';
import type { BenchContext } from '../benchContext.ts';
import { desktop } from '../first-load/devices.ts';
import { emulate, slow } from '../first-load/loadPage.ts';
import { performTask } from '../tasks/performTask.ts';

/** How long after the page has become idle its tasks still count. Milliseconds. */
const afterIdleMs = 4000;

const without = 'page without a header';
const answer = { selector: 'main button', begins: 'Added' };

const goals: readonly Goal[] = [
  {
    headline: 'Largest paint of the page / without a header',
    column: 'largest paint',
    of: 'ours',
    to: without,
    atMost: 1.05,
  },
  {
    headline: 'Press of the page’s own button until its answer / without a header',
    column: 'own button',
    of: 'ours',
    to: without,
    atMost: 1.05,
  },
  {
    headline: 'Blocked before idle, more than without a header',
    column: 'blocked by the header',
    of: 'ours',
    atMost: 10,
  },
  { headline: 'Longest task', column: 'longest task', of: 'ours', atMost: 50 },
];

/** Measures what a header costs its page: the same page with and without one. */
export async function pageCost(context: BenchContext): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const measure = async (name: string): Promise<Sample> => {
    const url = `${hosts.origin}/${name}`;
    const page = { url, device: desktop, paintedBy: 'main button' };
    const press = { ...page, press: 'Add', goals: { answer }, moment: 0 };
    const { answer: answered = Number.NaN } = await performTask(browser, press);
    return { ...(await loadOf(browser, url)), 'own button': answered };
  };
  const compared = async (name: string): Promise<Sample> => {
    const [bare, sample] = [await measure('none'), await measure(name)];
    return { ...sample, 'blocked by the header': (sample.blocked ?? 0) - (bare.blocked ?? 0) };
  };
  const ms = (name: string) => ({ name, unit: 'ms' as const, digits: 0 });
  return {
    title: 'What the header costs its page',
    conditions:
      'First load, network and processor as there. Blocked: until the browser is idle for the first time. The page’s own button is pressed at the first paint.',
    variants: new Map([
      [without, async () => ({ ...(await measure('none')), 'blocked by the header': 0 })],
      ['static HTML', () => compared('static')],
      ['bundled, server-rendered', () => compared('hydrated')],
      ['ours', () => compared('federated')],
    ]),
    columns: [
      ms('largest paint'),
      ms('own button'),
      ms('blocked'),
      ms('blocked by the header'),
      ms('longest task'),
    ],
    goals,
    close: async () => {},
  };
}

async function loadOf(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('load', () => requestIdleCallback(() => performance.mark('bench-idle')));
    });
    await emulate(page, { conditions: slow });
    await page.goto(url);
    return await costsOf(page);
  } finally {
    await context.close();
  }
}

const costsOf = (page: Page): Promise<Sample> =>
  page.evaluate(async (waitMs) => {
    const collect = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const entries: PerformanceEntry[] = [];
        new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
          type,
          buffered: true,
        });
        const finish = () => setTimeout(() => resolve(entries), waitMs);
        requestIdleCallback(finish);
      });
    const [paints, tasks] = await Promise.all(['largest-contentful-paint', 'longtask'].map(collect));
    const idleAt = performance.getEntriesByName('bench-idle')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return {
      'largest paint': paints?.at(-1)?.startTime ?? Number.NaN,
      blocked: (tasks ?? [])
        .filter(({ startTime }) => startTime < idleAt)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      'longest task': Math.max(0, ...(tasks ?? []).map(({ duration }) => duration)),
    };
  }, afterIdleMs);
