import { expect, test } from '../../fixtures/test.ts';

test('an anonymous shopper who adds a product is asked to sign in first', async ({ page, header }) => {
  await header.open('/ecom/shop/search?searchTerm=milk');

  await page.getByRole('button', { name: /^Add / }).first().click();

  await expect(page).toHaveURL(
    `/ecom/login?redirect=${encodeURIComponent('/ecom/shop/search?searchTerm=milk')}`,
  );
});

test('the trolley page of an anonymous shopper links to the sign-in page, which leads back', async ({
  page,
  header,
}) => {
  await header.open('/ecom/shop/trolley');

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/ecom/login?redirect=%2Fecom%2Fshop%2Ftrolley');
});
