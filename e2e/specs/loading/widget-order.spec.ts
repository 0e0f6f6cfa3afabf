import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { createServices } from '../../fixtures/services.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

/** A shop of its own, whose server has not cached any menus. */
const test = base.extend<{ shop: Stack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  shop: async ({}, use) => {
    const shop = await startIsolatedStack({});
    await use(shop);
    await shop.close();
  },
});

const visitors = [
  { who: 'a guest', scenario: 'anonymous', link: 'Sign in' },
  { who: 'a signed-in shopper', scenario: 'seasonal', link: 'Favourites' },
] as const;

for (const { who, scenario, link } of visitors) {
  for (const areMenusKnown of [true, false]) {
    const menus = areMenusKnown ? 'with the seasonal menu' : 'without a seasonal menu';
    test(`the header hydrates the server’s HTML ${menus} for ${who}, if the checkout button mounts first`, async ({
      page,
      header,
      context,
      shop,
    }) => {
      const address = `${shop.host.origin}/ecom/beforeYouGo`;
      if (areMenusKnown) {
        const data = { name: 'seasonal', everyone: true };
        await page.request.post(`${shop.services}/sandbox/scenario`, { data });
        // A slow server sends its first pages without menus.
        await expect.poll(() => textOf(page, address)).toContain('Christmas');
      }
      await createServices(shop.services, context.request).scenario(scenario);
      const script = await holdRequests(page, '**/widgets.*.js');

      await page.goto(address, { waitUntil: 'commit' });
      // The page's own code has come. From here on its button and the header wait for the same script.
      await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeVisible();
      await expect(header.link(link)).toBeVisible();
      await expect(header.menu('Christmas')).toBeAttached({ attached: areMenusKnown });
      const served = await header.root.elementHandle();
      script.release();
      await header.ready();

      await expect(page.getByRole('main').getByRole('button', { name: 'Checkout' })).toBeVisible();
      await expect(header.link(link)).toBeVisible();
      expect(await header.root.evaluate((root, before) => root === before, served)).toBe(true);
    });
  }
}

const textOf = async (page: Page, address: string): Promise<string> =>
  (await page.request.get(address)).text();
