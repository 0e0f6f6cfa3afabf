import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and links of the header work', async ({ page, header }) => {
    await page.goto('/ecom/shop/browse/groceries');
    await expect(header.link('Offers')).toHaveAttribute('href', '/ecom/shop/browse/offers');

    await header.searchBox.fill('oat milk');
    await header.searchBox.press('Enter');

    await expect(page).toHaveURL('/ecom/shop/search?searchTerm=oat+milk');
    await expect(header.searchBox).toHaveValue('oat milk');
  });
});

test('a click during which the script loads is one click', async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  const clicks = [
    { on: header.link('Offers'), leadsTo: /\/browse\/offers$/ },
    { on: header.link('Bakery'), from: 'Groceries', leadsTo: /\/groceries\/bakery$/ },
    { on: header.link('Favourites'), leadsTo: /\/favourites$/ },
    { on: header.trolley, leadsTo: /\/shop\/trolley$/ },
    { on: header.link('Account overview'), from: 'My account', leadsTo: /\/myaccount$/ },
  ];
  for (const { on, from, leadsTo } of clicks) {
    const script = await holdRequests(page, '**/assets/shell.*.js');
    await page.goto('/ecom/recipes', { waitUntil: 'commit' });
    if (from) await header.root.getByRole('button', { name: from }).click();
    await on.hover();
    await page.mouse.down();

    script.release();
    await expect(page.locator('[data-grocer-slot]')).toBeAttached();
    await page.mouse.up();

    await expect(page).toHaveURL(leadsTo);
    await header.ready();
    await page.unroute('**/assets/shell.*.js');
  }
});
