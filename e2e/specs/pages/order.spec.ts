import { expect, test } from '../../fixtures/test.ts';

test('an order goes from the trolley to its confirmation, and a new trolley begins', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open('/ecom/shop/trolley');

  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you go');
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
  await expect(page).toHaveURL('/ecom/order-confirmation/5001');
  await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
});

test('an order below the minimum spend is refused, with a link to the trolley', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('below-minimum-spend');
  await header.open('/ecom/checkout');

  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Minimum spend not met' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to trolley' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trolley');
});
