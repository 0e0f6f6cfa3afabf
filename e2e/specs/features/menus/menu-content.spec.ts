import { holdRequests } from '../../../fixtures/holdRequests.ts';
import { createServices } from '../../../fixtures/services.ts';
import { expect, test } from '../../../fixtures/test.ts';
import type { Stack } from '../../../tools/stack/stack.ts';
import { startIsolatedStack } from '../../../tools/stack/startIsolatedStack.ts';

test('a category’s icon comes before its name, in a place that is kept for it', async ({ page, header }) => {
  const icons = await holdRequests(page, '**/icon-catalogue.*.js');
  await header.open();
  await header.menu('Groceries').click();
  const bakery = header.root.getByRole('button', { name: 'Bakery', exact: true });
  const icon = bakery.locator('[data-icon="croissant"]');
  const widthOfName = () =>
    bakery.evaluate((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.lastChild ?? row);
      return range.getBoundingClientRect().left;
    });
  await icons.requested;
  await expect(bakery).toBeVisible();
  await expect(icon.locator('svg')).toHaveCount(0);
  const before = await widthOfName();

  icons.release();

  await expect(icon.locator('svg')).toBeVisible();
  expect(await widthOfName(), 'the name does not move').toBe(before);
});

seasonalTest(
  'hover and focus request no content: the seasonal menu requests it when it opens',
  async ({ page, header, shop, contentCalls }) => {
    // The browser is never idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await header.open(`${shop.host.origin}/ecom/recipes`);
    const code = page.waitForResponse('**/seasonal-menu.*.js');

    await header.menu('Christmas').hover();
    await code;
    await header.menu('Groceries').focus();
    await header.menu('Christmas').focus();
    expect(contentCalls).toEqual([]);
    await header.menu('Christmas').click();

    await expect(header.link('Mince pies')).toBeVisible();
    expect(contentCalls).toEqual([expect.stringMatching(/^\d+$/)]);
  },
);

seasonalTest(
  'a signed-in shopper’s own seasonal menu is requested when the page has loaded, once',
  async ({ header, shop, contentCalls }) => {
    await header.open(`${shop.host.origin}/ecom/recipes`);
    await expect.poll(() => contentCalls).toEqual([expect.stringMatching(/^\d+$/)]);

    await header.menu('Christmas').click();

    await expect(header.link('Mince pies')).toBeVisible();
    expect(contentCalls).toHaveLength(1);
  },
);
