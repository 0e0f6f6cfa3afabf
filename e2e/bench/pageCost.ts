import type { Browser, Page } from 'playwright';
import type { Goal } from '../../storybook/docs/benchmarkResults.ts';
import { type Bench, columnsOf, type Sample } from './bench.ts';
import { type BenchContext, emulate, markIdle, withPage } from './browser.ts';
import { performTask } from './tasks/performTask.ts';

/** For this long after the page becomes idle, paints and long tasks are still recorded. Milliseconds. */
const afterIdleMs = 4000;

const without = 'page without a header';
const blockedByHeader = 'blocked by the header';
const answer = { selector: 'main button', begins: 'Added' };

/** Why the goal for the largest paint is missed. */
const moreToPaint = 'Static HTML of the same header costs nearly as much, for style and painting.';
const notMuchMore = (headline: string, column: string): Goal => ({
  headline: `${headline} / without a header`,
  column,
  of: 'ours',
  to: without,
  atMost: 1.05,
});
/** Measures what a header costs its page, by comparing the page with and without it. */
export async function pageCost(context: BenchContext): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const measure = async (name: string): Promise<Sample> => {
    const url = `${hosts.origin}/${name}`;
    const press = { url, paintedBy: 'main button', press: 'Add', goals: { answer }, moment: 0 };
    const { answer: answered = Number.NaN } = await performTask(browser, press);
    return { ...(await loadOf(browser, url)), 'own button': answered };
  };
  const compared = async (name: string): Promise<Sample> => {
    const [bare, sample] = [await measure('none'), await measure(name)];
    return { ...sample, [blockedByHeader]: (sample.blocked ?? 0) - (bare.blocked ?? 0) };
  };
  return {
    title: 'What the header costs its page',
    conditions:
      'First load, network and processor as there. Blocked: until the browser is idle for the first time. The page’s own button is pressed at the first paint.',
    variants: new Map([
      [without, async () => ({ ...(await measure('none')), [blockedByHeader]: 0 })],
      ['static HTML', () => compared('static')],
      ['bundled, server-rendered', () => compared('hydrated')],
      ['ours', () => compared('federated')],
    ]),
    columns: columnsOf('ms', 0, ['largest paint', 'own button', 'blocked', blockedByHeader, 'longest task']),
    goals: [
      { ...notMuchMore('Largest paint of the page', 'largest paint'), reason: moreToPaint },
      notMuchMore('Press of the page’s own button until its answer', 'own button'),
      {
        headline: 'Blocked before idle, more than without a header',
        column: blockedByHeader,
        of: 'ours',
        atMost: 10,
      },
      { headline: 'Longest task', column: 'longest task', of: 'ours', atMost: 50 },
    ],
  };
}

const loadOf = (browser: Browser, url: string): Promise<Sample> =>
  withPage(browser, [], async (page) => {
    await markIdle(page);
    await emulate(page);
    await page.goto(url);
    return costsOf(page);
  });

const costsOf = (page: Page): Promise<Sample> =>
  page.evaluate(async (waitMs) => {
    const collect = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const entries: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type, buffered: true });
        requestIdleCallback(() => setTimeout(() => resolve(entries), waitMs));
      });
    const [paints = [], tasks = []] = await Promise.all(
      ['largest-contentful-paint', 'longtask'].map(collect),
    );
    const idleAt = performance.getEntriesByName('bench-idle')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return {
      'largest paint': paints.at(-1)?.startTime ?? Number.NaN,
      blocked: tasks
        .filter(({ startTime }) => startTime < idleAt)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  }, afterIdleMs);
