import { expect, test } from '../../fixtures/test.ts';

test('a placed order is opened, changed and placed again', async ({ page, header, services }) => {
  await services.scenario('signed-in');
  await header.open('/ecom/myaccount/my-orders');
  const order = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Order 4008' });
  await expect(order).toContainText('Placed');

  await order.getByRole('button', { name: 'Amend order 4008' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trolley');
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, 6 items/);
  await page.getByRole('button', { name: 'More Grocer Semi Skimmed Milk 2 Pints' }).click();
  await page.goto('/ecom/myaccount/my-orders');
  await expect(order).toContainText('Being amended');
  await page.goto('/ecom/checkout');
  await page.getByRole('button', { name: 'Confirm changes' }).click();

  await expect(page).toHaveURL('/ecom/order-confirmation/4008');
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('main')).toContainText('Placed');
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem').first()).toContainText('× 3');
});

test('while one order is amended, another cannot be amended', async ({ page, header, services }) => {
  await services.scenario('amending');
  await header.open('/ecom/myaccount/my-orders');

  await page.getByRole('button', { name: 'Amend order 4008' }).click();

  await expect(page.getByRole('main').getByRole('alert')).toContainText('Order 4008 cannot be amended now');
});
