import { type Browser, chromium, type Page } from 'playwright';
import { findShoppersChromium } from '../tools/stack/findChromium.ts';
import type { StackSettings } from '../tools/stack/settings.ts';
import { startIsolatedStack } from '../tools/stack/startIsolatedStack.ts';
import { desktop, emulate, slow } from './browser.ts';

const { slowdown } = slow;

export interface SlowShop {
  /** Opens a page of the example host, and waits until its app has rendered and nothing is loading. */
  openPage(path: string, how?: PageSettings): Promise<Page>;
  /** Slows down a page's scripts until it is closed. */
  slowDown(page: Page): Promise<void>;
  /** Opens a page that contains only this markup. */
  openMarkup(body: string): Promise<Page>;
  close(): Promise<void>;
}

interface PageSettings {
  /** Called before the page is requested. */
  prepare?: ((page: Page) => Promise<void>) | undefined;
  /** Slows down the network when the page has loaded. */
  hasSlowNetwork?: boolean;
}

/** Starts the built shop and a browser for it. */
export async function startSlowShop(settings: Pick<StackSettings, 'scenario'> = {}): Promise<SlowShop> {
  const stack = await startIsolatedStack(settings);
  const browser = await chromium.launch({ ...findShoppersChromium() });
  return {
    async openPage(path, { prepare, hasSlowNetwork = false } = {}) {
      const page = await newPage(browser);
      await prepare?.(page);
      await page.goto(stack.host.origin + path);
      await page.getByRole('combobox', { name: 'Search groceries' }).waitFor();
      // The app starts after the first paint and replaces what is in `main`. On a page that is used before its data have come,
      // Chromium may go on sampling the visible links, with a frame of its own every 100 ms.
      await page.waitForLoadState('networkidle');
      if (hasSlowNetwork) await emulate(page, { ...slow, slowdown: 1 });
      return page;
    },
    async slowDown(page) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    },
    async openMarkup(body) {
      const page = await newPage(browser);
      await page.setContent(`<!doctype html><html lang="en"><body>${body}</body></html>`);
      return page;
    },
    close: async () => void (await Promise.all([browser.close(), stack.close()])),
  };
}

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext(desktop)).newPage();

/**
 * Milliseconds of main-thread work that an action causes, until its frame is drawn. The CPU is throttled only during
 * the action: a throttled page is busy even when nothing happens on it, and would slow down the other pages.
 */
export async function measureWork(page: Page, action: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taskDuration = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await taskDuration();
  await action();
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  const after = await taskDuration();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return after - before;
}
