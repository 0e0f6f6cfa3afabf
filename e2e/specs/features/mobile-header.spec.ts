import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu opens, shows the shop’s links and closes', async ({ page, header }) => {
  await header.open();

  await header.root.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).tap();

  await expect(menu).toBeHidden();
});

test('typed text survives closing and opening the search screen', async ({ page, header }) => {
  await header.open();

  await header.root.getByRole('button', { name: 'Open search' }).tap();
  await expect(header.searchBox).toBeFocused();
  await header.searchBox.pressSequentially('bread');
  await header.root.getByRole('button', { name: 'Cancel' }).tap();
  await expect(header.searchBox).toBeHidden();
  await header.root.getByRole('button', { name: 'Open search' }).tap();

  await expect(header.searchBox).toHaveValue('bread');
  await header.searchBox.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “bread”' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and the search screen open', async ({ page, header }) => {
    await page.goto('/ecom/shop/browse/groceries');

    await header.root.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await header.root.getByRole('button', { name: 'Open search' }).tap();

    await expect(header.searchBox).toBeVisible();
  });
});
