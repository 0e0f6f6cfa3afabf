import type { Browser } from 'playwright';
import { type Bench, columnsOf, type Sample } from './bench.ts';
import { type BenchContext, type Cookies, emulate, withPage, withTimeout } from './browser.ts';
import type { PageName } from './first-load/pages.ts';
import type { BenchHosts } from './first-load/startHosts.ts';

/** How long the services take to answer, in addition to the network. Milliseconds. */
const delays = { token: 100, context: 100, slots: 300, getTrolley: 1000 };

const bare = 'bare page that calls the slowest service only';

/**
 * Loads a page of a signed-in shopper. The baseline is a page without a header, whose inline script requests
 * the trolley with a token from its server, and shows the total.
 */
export async function signedInLoad(context: BenchContext): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  await hosts.delay(delays);
  const cookies = await cookiesOfVisit(browser, hosts);
  const measure = (page: PageName) => measureValues(browser, `${hosts.origin}/${page}`, cookies);
  return {
    title: 'First load of a signed-in shopper',
    conditions:
      'Nothing cached but the cookies of an earlier page; network and processor as for the first load. Besides the network, the token and the shopping context take 100 ms, the slot 300 ms and the trolley 1 s.',
    variants: new Map([
      [bare, () => measure('slowest-service')],
      ['ours', () => measure('signed-in')],
    ]),
    columns: [
      ...columnsOf('ms', 0, ['painted', 'last values']),
      ...columnsOf('', 2, ['last values / painted']),
      ...columnsOf('ms', 0, ['fresh values']),
    ],
    goals: [
      {
        column: 'last values / painted',
        of: 'ours',
        atMost: 1,
        reason: 'A slow processor paints what has been parsed so far.',
      },
      {
        column: 'fresh values',
        of: 'ours',
        to: bare,
        atMost: 1.3,
        reason:
          'The trolley is requested after the token, and the main thread is busy when the answers come.',
      },
    ],
  };
}

/** Cookies that a page of the shop leaves behind, with the trolley's total and the slot. */
export const cookiesOfVisit = (browser: Browser, hosts: BenchHosts): Promise<Cookies> =>
  withPage(browser, [], async (page) => {
    await page.goto(`${hosts.origin}/signed-in`);
    await page.waitForFunction(() => document.cookie.includes('grocerLastValues'));
    return page.context().cookies();
  });

const measureValues = (browser: Browser, url: string, cookies: Cookies): Promise<Sample> =>
  withPage(browser, cookies, async (page) => {
    await emulate(page);
    const { promise, resolve } = Promise.withResolvers<ValueMeasurements>();
    await page.exposeBinding('valuesShown', (_, values: ValueMeasurements) => resolve(values));
    await page.addInitScript(watchValues);
    await page.goto(url, { waitUntil: 'commit' });
    const { paintedAt, lastAt, freshAt } = await withTimeout(promise, `${url} has no fresh values`);
    return {
      painted: paintedAt,
      'last values': lastAt,
      'last values / painted': lastAt / paintedAt,
      'fresh values': freshAt,
    };
  });

/** When a page showed its values. Milliseconds since the navigation began. */
interface ValueMeasurements {
  /** First frame with the search field; without a header, with the (still empty) element of the total. */
  paintedAt: number;
  /** First frame with a total and, in a header, the slot. */
  lastAt: number;
  /** First frame in which total and slot are no longer loading. */
  freshAt: number;
}

/**
 * Runs in the page before its scripts. Checks every frame, and calls `valuesShown` once the values are fresh:
 * until then the header marks them with `aria-busy`.
 */
function watchValues(): void {
  const page = globalThis as unknown as { valuesShown(values: ValueMeasurements): void };
  const trolleyLink = 'a[href$="/trolley"]';
  let paintedAt = 0;
  let lastAt = 0;
  requestAnimationFrame(look);

  function look() {
    const now = performance.now();
    const values = findValues();
    if (!paintedAt && isPainted()) paintedAt = now;
    if (!lastAt && values.every((value) => /[1-9]/.test(value?.textContent ?? ''))) lastAt = now;
    if (lastAt && values.every((value) => value?.ariaBusy !== 'true'))
      page.valuesShown({ paintedAt, lastAt, freshAt: now });
    else requestAnimationFrame(look);
  }

  function findValues() {
    const bare = document.querySelector('#bare');
    if (bare) return [bare];
    const header = document.querySelector('#grocer-header');
    return [header?.querySelector(trolleyLink), header?.querySelector(`[aria-busy]:not(${trolleyLink})`)];
  }

  function isPainted(): boolean {
    const shown = document.querySelector('#bare, #grocer-header input[name="searchTerm"]');
    return Boolean(shown?.getClientRects().length);
  }
}
