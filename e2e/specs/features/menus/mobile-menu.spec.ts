import { expect, test } from '../../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Back leads one level up to the row that was opened; a close request, such as Android’s back gesture, closes all', async ({
  page,
  header,
}) => {
  await header.open();
  await header.pageLoaded();
  const menu = await header.openMobileMenu();
  const row = (name: string) => menu.getByRole('button', { name });
  await row('Groceries').tap();
  await expect(row('Back')).toBeFocused();
  await row('Bakery').tap();
  await expect(menu.getByRole('heading', { name: 'Bakery', level: 2 })).toBeVisible();
  await row('Back').tap();
  await expect(row('Bakery')).toBeFocused();
  await row('Back').tap();
  await expect(row('Groceries')).toBeFocused();

  await row('Groceries').tap();
  await expect(row('Back')).toBeFocused();
  await menu.evaluate((dialog: HTMLDialogElement) => dialog.requestClose());

  await expect(menu).toBeHidden();
  await expect(header.button('Menu')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-grocer-scroll-lock');
  await header.openMobileMenu();
  await expect(menu.getByRole('link', { name: 'Recipes' })).toBeVisible();
});
