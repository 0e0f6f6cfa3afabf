import { type Browser, chromium, type Page } from 'playwright';
import { findShoppersChromium } from '../stack/findChromium.ts';
import { startStack } from '../stack/stack.ts';

/** How many times slower than this machine the pages' scripts run. */
const slowdown = 4;

export interface SlowShop {
  /** The example host's page, with its header ready for use. */
  openPage(path: string, prepare?: (page: Page) => Promise<void>): Promise<Page>;
  /** A page of nothing but this markup. */
  openMarkup(body: string): Promise<Page>;
  close(): Promise<void>;
}

/** The whole shop, built, in a browser on a slow machine. */
export async function startSlowShop(): Promise<SlowShop> {
  const stack = await startStack({
    hostPort: 0,
    remotePort: 0,
    servicesPort: 0,
    servicesOrigin: undefined,
    headerRemote: undefined,
    shellConfig: {},
    fragmentCacheSeconds: 300,
  });
  const browser = await chromium.launch({ ...findShoppersChromium() });
  return {
    async openPage(path, prepare) {
      const page = await newPage(browser);
      await prepare?.(page);
      await page.goto(stack.host.origin + path);
      await page.getByRole('combobox', { name: 'Search groceries' }).waitFor();
      return page;
    },
    async openMarkup(body) {
      const page = await newPage(browser);
      await page.setContent(`<!doctype html><html lang="en"><body>${body}</body></html>`);
      return page;
    },
    close: async () => void (await Promise.all([browser.close(), stack.close()])),
  };
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  return context.newPage();
}

/**
 * Milliseconds that the page's main thread is at work while something is done on it, until its frame is drawn. It is slow
 * only meanwhile: a slowed page is at work even when nothing happens on it, and would keep the others from theirs.
 */
export async function workOf(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  await act();
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  const after = await worked();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return after - before;
}
