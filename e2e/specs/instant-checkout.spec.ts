import { expect, test } from '../fixtures/test.ts';

const confirmation = '/ecom/order-confirmation/5001';

test.beforeEach(async ({ services }) => services.scenario('instant-checkout'));

test('one placement, however fast the presses: the notice is sent, the next trolley begins', async ({
  page,
  header,
  services,
  checkout,
}) => {
  await checkout.choose();
  await services.fault('placeOrder', { kind: 'delay', ms: 3000 });

  await checkout.instant.dblclick();
  await expect(checkout.instant).toHaveAttribute('aria-busy', 'true');
  await expect(checkout.standard).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(checkout.choice).toBeVisible();

  await expect(page).toHaveURL(confirmation);
  await expect(checkout.choice).toBeHidden();
  await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
  expect(await services.calls('placeOrder')).toBe(1);
  await expect.poll(() => services.calls('beacon')).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL('/ecom/shop/trolley');
  await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
  expect(await services.calls('placeOrder')).toBe(1);
});

test('standard checkout begins with the step before it, and the choice can be left', async ({
  page,
  services,
  checkout,
}) => {
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

test('an order whose answer was lost is found again, not placed again', async ({
  page,
  services,
  checkout,
}) => {
  await checkout.choose();
  await services.fault('placeOrder', { kind: 'malformed' });
  await checkout.instant.click();
  await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");

  await checkout.error.getByRole('button', { name: 'Try again' }).click();

  await expect(page).toHaveURL(confirmation);
  expect(await services.calls('placeOrder')).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
  expect(await services.calls('placeOrder')).toBe(1);
});

test('45 seconds without an answer are enough; the order is placed by then, and shown', async ({
  page,
  services,
  checkout,
}) => {
  await page.clock.install();
  await checkout.choose();
  await services.fault('placeOrder', { kind: 'delay', ms: 60_000 });
  await checkout.instant.click();
  await expect(checkout.instant).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => services.calls('placeOrder')).toBe(1);

  await page.clock.fastForward(44_000);
  await expect(checkout.choice).toBeVisible();
  await page.clock.fastForward(1500);

  await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");
  await services.noFaults();
  await checkout.error.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(confirmation);
  expect(await services.calls('placeOrder')).toBe(1);
});

test('offline nothing is placed; online again, after the shop was asked, it is', async ({
  page,
  services,
  checkout,
  context,
}) => {
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

  const shownAnew = page.waitForEvent('load');
  await checkout.error.getByRole('button', { name: 'Try again' }).click();
  await shownAnew;
  await checkout.button.click();
  await checkout.instant.click();

  await expect(page).toHaveURL(confirmation);
  expect(await services.calls('placeOrder')).toBe(1);
});

test('a page that is left while the order is placed finds it again', async ({ page, services, checkout }) => {
  await checkout.choose();
  await services.fault('placeOrder', { kind: 'delay', ms: 60_000 });
  await checkout.instant.click();
  await expect.poll(() => services.calls('placeOrder')).toBe(1);
  await services.noFaults();

  await page.goto('/ecom/shop/browse/groceries');

  await expect(page).toHaveURL(confirmation);
  expect(await services.calls('placeOrder')).toBe(1);
});
