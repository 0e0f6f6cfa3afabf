import { expect, test } from '../../fixtures/test.ts';

test('with unavailable items Checkout is disabled in the trolley, and leads there from other pages', async ({
  page,
  services,
  checkout: { button },
}) => {
  await services.scenario('conflicts');
  await page.goto('/ecom/shop/trolley');

  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(
    'Unavailable items Please remove all unavailable items from your trolley',
  );

  await page.goto('/ecom/beforeYouGo');
  await button.click();
  await expect(page).toHaveURL('/ecom/shop/trolley');
});

test('below the minimum spend Checkout says what is needed', async ({
  page,
  services,
  checkout: { button },
}) => {
  await services.scenario('below-minimum-spend');
  await page.goto('/ecom/shop/trolley');
  await expect(button).toHaveAccessibleDescription(
    'To check out, please meet our £40 minimum spend (excluding delivery charge)',
  );

  const more = page.getByRole('button', { name: /^More / }).first();
  while ((await button.getAttribute('aria-disabled')) !== null) await more.click();

  await button.click();
  await expect(page).toHaveURL('/ecom/beforeYouGo');
});
