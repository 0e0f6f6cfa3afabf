import { expect, test } from '../../fixtures/test.ts';

test('a stranger is asked to sign in before anything is put into a trolley', async ({ page, header }) => {
  await header.open('/ecom/shop/search?searchTerm=milk');

  await page.getByRole('button', { name: /^Add / }).first().click();

  await expect(page).toHaveURL(
    `/ecom/login?redirect=${encodeURIComponent('/ecom/shop/search?searchTerm=milk')}`,
  );
});

test('a stranger’s trolley page offers to sign in, and comes back', async ({ page, header }) => {
  await header.open('/ecom/shop/trolley');

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/ecom/login?redirect=%2Fecom%2Fshop%2Ftrolley');
});
