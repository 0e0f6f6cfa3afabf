import type { Browser } from 'playwright';
import type { Bench, Sample } from '../bench.ts';
import type { BenchContext } from '../benchContext.ts';
import { desktop } from '../first-load/devices.ts';
import { emulate, slow } from '../first-load/loadPage.ts';
import type { PageName } from '../first-load/pages.ts';
import type { BenchHosts } from '../first-load/startHosts.ts';
import type { Cookies } from '../tasks/findPoint.ts';
import { withTimeout } from '../withTimeout.ts';
import { type ValueMeasurements, watchValues } from './watchValues.ts';

/** How long the services take to answer, besides the network. The trolley is the slowest. Milliseconds. */
const delays = { token: 100, context: 100, slots: 300, getTrolley: 1000 };

const bare = 'bare page that calls the slowest service only';

/**
 * Loads a page of a signed-in shopper. The baseline is a page without a header whose inline script calls the trolley,
 * with a token that its server has put there, and shows the total.
 */
export async function signedInLoad(context: BenchContext): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  await hosts.signedIn.delay(delays);
  const cookies = await cookiesOfVisit(browser, hosts);
  const measure = (page: PageName) => measureValues(browser, { url: `${hosts.origin}/${page}`, cookies });
  return {
    title: 'First load of a signed-in shopper',
    conditions:
      'Nothing cached but the cookies of an earlier page; network and processor as for the first load. Besides the network, the token and the shopping context take 100 ms, the slot 300 ms and the trolley 1 s.',
    variants: new Map([
      [bare, () => measure('slowest-service')],
      ['ours', () => measure('signed-in')],
    ]),
    columns: [
      { name: 'painted', unit: 'ms', digits: 0 },
      { name: 'last values', unit: 'ms', digits: 0 },
      { name: 'last values / painted', unit: '', digits: 2 },
      { name: 'fresh values', unit: 'ms', digits: 0 },
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
    close: async () => {},
  };
}

/** The cookies that a page of the shop leaves behind, with the trolley's total and the slot. */
export async function cookiesOfVisit(browser: Browser, hosts: BenchHosts): Promise<Cookies> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.goto(`${hosts.origin}/signed-in`);
    await page.waitForFunction(() => document.cookie.includes('grocerLastValues'));
    return await context.cookies();
  } finally {
    await context.close();
  }
}

async function measureValues(
  browser: Browser,
  { url, cookies }: { url: string; cookies: Cookies },
): Promise<Sample> {
  const context = await browser.newContext(desktop);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await emulate(page, { conditions: slow });
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
  } finally {
    await context.close();
  }
}
