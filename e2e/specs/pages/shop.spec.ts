import { expect, test } from '../../fixtures/test.ts';

test('an anonymous shopper who adds a product is asked to sign in first', async ({ page, header }) => {
  await header.open('/ecom/shop/search?searchTerm=milk');

  await page.getByRole('button', { name: /^Add / }).first().click();

  await expect(page).toHaveURL(
    `/ecom/login?redirect=${encodeURIComponent('/ecom/shop/search?searchTerm=milk')}`,
  );
});

test('products that are added stay in the trolley after a reload', async ({ page, header }) => {
  await header.openAs('signed-in', '/ecom/shop/search?searchTerm=colombian');
  const coffee = 'Grocer Colombian Ground Coffee 227g';
  const amount = page.getByRole('status', { name: `${coffee} in trolley` });
  await expect(amount).toHaveText('1');
  const before = await header.trolley.getAttribute('aria-label');

  await page.getByRole('button', { name: `More ${coffee}` }).click();
  await page.getByRole('button', { name: `More ${coffee}` }).click();

  await expect(amount).toHaveText('3');
  await expect(header.trolley).not.toHaveAccessibleName(before ?? '');
  await page.reload();
  await expect(amount).toHaveText('3');
});

test('a slot is booked, and is still booked after a reload', async ({ page, header }) => {
  await header.openAs('signed-in', '/ecom/serviceselection');
  await page.getByRole('main').getByRole('link', { name: 'Delivery' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a slot: Delivery');

  await page.getByRole('radio').nth(9).check();
  await page.getByRole('list', { name: 'Slots' }).getByRole('button').first().click();

  const booked = page.getByRole('status').filter({ hasText: 'Your slot' });
  await expect(booked).toContainText('Delivery');
  const slot = await booked.textContent();
  await page.reload();
  await expect(booked).toHaveText(slot ?? '');
  const name = /^Slot details: [A-Z]\w+day \d+ [A-Z]\w+, /;
  await expect(header.root.getByRole('button', { name })).toBeVisible();
});

test('a slot is cancelled @full', async ({ page, header }) => {
  await header.openAs('slot-booked', '/ecom/bookslot/delivery');

  await page.getByRole('button', { name: 'Cancel slot' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Your slot' })).toHaveCount(0);
  await expect(header.link('Book a slot')).toBeVisible();
});

test('a slot of an order that is being prepared cannot be changed @full', async ({ page, header }) => {
  await header.openAs('amending-slot-not-changeable', '/ecom/bookslot/delivery');

  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.',
  );
  await expect(page.getByRole('button', { name: /^Book / })).toHaveCount(0);
});

test('a placed order is opened, changed and placed again', async ({ page, header }) => {
  await header.openAs('signed-in', '/ecom/myaccount/my-orders');
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
