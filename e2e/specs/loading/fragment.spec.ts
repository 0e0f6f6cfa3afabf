import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, links and the account menu of the header work', async ({ page, header, services }) => {
    await page.goto('/ecom/shop/browse/groceries');
    await expect(header.link('Offers')).toHaveAttribute('href', '/ecom/shop/browse/offers');
    await header.searchBox.fill('oat milk');
    await header.searchBox.press('Enter');
    await expect(page).toHaveURL('/ecom/shop/search?searchTerm=oat+milk');
    await expect(header.searchBox).toHaveValue('oat milk');

    await services.scenario('signed-in');
    await page.reload();
    await expect(header.link('Favourites')).toBeVisible();
    await expect(header.link('Sign in')).toBeHidden();
    // Without scripts, the server's HTML shows names instead of loading bars, which would never end.
    for (const link of [header.trolley.getByText('Trolley'), header.link('Slot').getByText('Slot')])
      await expect(link.last()).toBeVisible();
    await header.button('My account').click();
    await expect(header.link('Account overview')).toBeVisible();
    await expect(header.link('Sign out')).toBeVisible();
  });

  test('the menu and the search screen of a phone open', async ({ page, header }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ecom/shop/browse/groceries');

    await header.button('Menu').click();
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await header.button('Open search').click();

    await expect(header.searchBox).toBeVisible();
  });
});

test('a click during which the script loads is one click', async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  const clicks = [
    { on: header.link('Bakery'), from: 'Groceries', leadsTo: /\/groceries\/bakery$/ },
    { on: header.trolley, leadsTo: /\/shop\/trolley$/ },
    { on: header.link('Account overview'), from: 'My account', leadsTo: /\/myaccount$/ },
  ];
  for (const { on, from, leadsTo } of clicks) {
    const script = await holdRequests(page, '**/assets/shell.*.js');
    await page.goto('/ecom/recipes', { waitUntil: 'commit' });
    if (from) await header.button(from).click();
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
