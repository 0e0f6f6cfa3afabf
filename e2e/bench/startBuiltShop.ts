import { chromium, type Page } from 'playwright';
import { findShoppersChromium } from '../tools/stack/findChromium.ts';
import type { StackSettings } from '../tools/stack/settings.ts';
import { startIsolatedStack } from '../tools/stack/startIsolatedStack.ts';
import { desktop } from './browser.ts';

export type BuiltShop = Awaited<ReturnType<typeof startBuiltShop>>;

export async function startBuiltShop(settings: Pick<StackSettings, 'scenario'> = {}) {
  const stack = await startIsolatedStack(settings);
  const browser = await chromium.launch({ ...findShoppersChromium() });
  return {
    newPage: () => browser.newPage(desktop),
    /** Opens a page of the shop. Waits until its app has rendered and nothing is loading. */
    async open(page: Page) {
      await page.goto(`${stack.host.origin}/ecom/recipes`);
      await page.getByRole('combobox', { name: 'Search groceries' }).waitFor();
      // The app starts after the first paint and replaces the content of `main`. If the page is used before
      // its data have arrived, Chromium may keep sampling visible links, with an extra frame every 100 ms.
      await page.waitForLoadState('networkidle');
    },
    close: async () => void (await Promise.all([browser.close(), stack.close()])),
  };
}
