import { expect, test } from '../../fixtures/test.ts';

const confirmation = '/ecom/order-confirmation/5001';

test.beforeEach(async ({ services }) => services.scenario('instant-checkout'));

test('standard checkout begins with Before you go', async ({ page, services, checkout }) => {
  await checkout.choose();
  await page.keyboard.press('Escape');
  await expect(checkout.choice).toBeHidden();
  await expect(checkout.button).toBeFocused();

  await checkout.button.click();
  await checkout.standard.click();
  await expect(page).toHaveURL('/ecom/beforeYouGo');
  await checkout.button.click();
  await checkout.standard.click();
  await expect(page).toHaveURL('/ecom/checkout');
  expect(await services.calls('placeOrder')).toBe(0);
});

test('after a refused token the order is looked up and placed', async ({ page, services, checkout }) => {
  await checkout.choose();
  await services.fault('placeOrder', { kind: 'status', status: 401 }, 1);
  await checkout.instant.click();

  await expect(page).toHaveURL(confirmation);
  expect(await services.calls('placeOrder')).toBe(2);
  expect(await services.calls('getOrder')).toBe(1);
  await expect.poll(() => services.calls('beacon')).toBe(1);
});

test('after leaving the page while the order is placed, the next page shows it', async ({
  page,
  services,
  checkout,
}) => {
  await checkout.choose();
  await services.fault('placeOrder', { kind: 'delay', ms: 60_000 });
  await checkout.instant.click();
  await expect.poll(() => services.calls('placeOrder')).toBe(1);
  await services.noFaults();

  await page.goto('/ecom/shop/browse/groceries');

  await expect(page).toHaveURL(confirmation);
  expect(await services.calls('placeOrder')).toBe(1);
});

test('offline no order is placed; online it is', async ({ page, services, checkout, context }) => {
  await checkout.choose();
  await context.setOffline(true);
  await checkout.instant.click();
  await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");
  await checkout.error.getByRole('button', { name: 'Close' }).click();
  await checkout.button.click();
  await checkout.instant.click();
  await expect(checkout.error).toBeVisible();
  await context.setOffline(false);
  expect(await services.calls('placeOrder')).toBe(0);

  const reloaded = page.waitForEvent('load');
  await checkout.error.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await checkout.button.click();
  await checkout.instant.click();

  await expect(page).toHaveURL(confirmation);
  expect(await services.calls('placeOrder')).toBe(1);
});
