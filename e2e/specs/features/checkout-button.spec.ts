import { expect, test } from '../../fixtures/test.ts';

test('with unavailable items Checkout is disabled on the trolley page, and leads there from other pages', async ({
  page,
  services,
  checkout,
}) => {
  await services.scenario('conflicts');
  await page.goto('/ecom/shop/trolley');

  await expect(checkout.button).toHaveAttribute('aria-disabled', 'true');
  await expect(checkout.button).toHaveAccessibleDescription(
    'Unavailable items Please remove all unavailable items from your trolley',
  );
  await checkout.button.focus();
  await page.keyboard.press('Enter');
  await expect(checkout.button).toBeFocused();

  await page.goto('/ecom/beforeYouGo');
  await checkout.button.click();
  await expect(page).toHaveURL('/ecom/shop/trolley');
});

test('below the minimum spend Checkout is disabled and says how much is needed, until there is enough', async ({
  page,
  services,
  checkout,
}) => {
  await services.scenario('below-minimum-spend');
  await page.goto('/ecom/shop/trolley');
  await expect(checkout.button).toHaveAccessibleDescription(
    'To check out, please meet our £40 minimum spend (excluding delivery charge)',
  );

  const more = page.getByRole('button', { name: /^More / }).first();
  while ((await checkout.button.getAttribute('aria-disabled')) !== null) await more.click();

  await checkout.button.click();
  await expect(page).toHaveURL('/ecom/beforeYouGo');
});
