import { fullUnless } from '../../fixtures/countCells.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a sign-out that fails is reported; the shopper is still signed in @full', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('signed-in');
  await services.fault('logOut', { kind: 'status', status: 503 });

  await header.open('/ecom/log-out');

  await expect(page.getByRole('main').getByRole('alert')).toContainText('you are still signed in');
  await expect(header.button('My account')).toBeVisible();
});

test('the delivery pass page shows that the pass is active @full', async ({ page, header }) => {
  await header.openAs('pass-active', '/ecom/myaccount');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Delivery Pass/ })
    .click();

  await expect(page).toHaveURL('/ecom/myaccount/delivery-pass');
  await expect(page.getByRole('main')).toContainText('Your delivery pass is active');
});

test('an anonymous shopper who adds a product is asked to sign in first', async ({ page, header }) => {
  await header.open('/ecom/shop/search?searchTerm=milk');

  await page.getByRole('button', { name: /^Add / }).first().click();

  await expect(page).toHaveURL(
    `/ecom/login?redirect=${encodeURIComponent('/ecom/shop/search?searchTerm=milk')}`,
  );
});

test('an anonymous shopper’s trolley page leads to the sign-in page and back @full', async ({
  page,
  header,
}) => {
  await header.open('/ecom/shop/trolley');

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/ecom/login?redirect=%2Fecom%2Fshop%2Ftrolley');
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

test('the trolley page changes amounts and removes items @full', async ({ page, header }) => {
  await header.openAs('signed-in', '/ecom/shop/trolley');
  const lines = page.getByRole('list', { name: 'In your trolley' });
  const bananas = lines.getByRole('listitem').filter({ hasText: 'Grocer Loose Bananas' });
  await expect(bananas).toContainText('88p');

  await bananas.getByRole('button', { name: /^More / }).click();
  await expect(bananas).toContainText('0.9 kg');
  await expect(bananas).toContainText('99p');
  await bananas.getByRole('button', { name: /^Remove / }).click();

  await expect(bananas).toHaveCount(0);
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, 11 items/);
});

for (const service of [
  'Delivery',
  'Groceries collection',
  'Entertaining collection',
  'Groceries and Entertaining collection',
]) {
  test(`${service}: a slot is booked, and is still booked after a reload${fullUnless(service === 'Delivery')}`, async ({
    page,
    header,
  }) => {
    await header.openAs('signed-in', '/ecom/serviceselection');
    await page.getByRole('main').getByRole('link', { name: service }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Book a slot: ${service}`);

    await page.getByRole('radio').nth(9).check();
    await page.getByRole('list', { name: 'Slots' }).getByRole('button').first().click();

    const booked = page.getByRole('status').filter({ hasText: 'Your slot' });
    await expect(booked).toContainText(service);
    const slot = await booked.textContent();
    await page.reload();
    await expect(booked).toHaveText(slot ?? '');
    const name = /^Slot details: [A-Z]\w+day \d+ [A-Z]\w+, /;
    await expect(header.root.getByRole('button', { name })).toBeVisible();
  });
}

test('a slot is cancelled @full', async ({ page, header }) => {
  await header.openAs('slot-booked', '/ecom/bookslot/delivery');

  await page.getByRole('button', { name: 'Cancel slot' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Your slot' })).toHaveCount(0);
  await expect(header.link('Book a slot')).toBeVisible();
});

test('a slot that another shopper has just booked cannot be booked @full', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('signed-in');
  await services.fault('bookSlot', { kind: 'status', status: 409, body: { code: 'SLOT_UNAVAILABLE' } });
  await header.open('/ecom/bookslot/delivery');

  await page.getByRole('list', { name: 'Slots' }).getByRole('button').first().click();

  await expect(page.getByRole('main').getByRole('alert')).toContainText('This slot has just gone');
  await services.noFaults();
});

test('a slot of an order that is being prepared cannot be changed @full', async ({ page, header }) => {
  await header.openAs('amending-slot-not-changeable', '/ecom/bookslot/delivery');

  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.',
  );
  await expect(page.getByRole('button', { name: /^Book / })).toHaveCount(0);
});

test('an order below the minimum spend is refused, with a link to the trolley @full', async ({
  page,
  header,
}) => {
  await header.openAs('below-minimum-spend', '/ecom/checkout');

  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Minimum spend not met' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to trolley' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trolley');
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

test('while one order is amended, another cannot be amended @full', async ({ page, header }) => {
  await header.openAs('amending', '/ecom/myaccount/my-orders');

  await page.getByRole('button', { name: 'Amend order 4008' }).click();

  await expect(page.getByRole('main').getByRole('alert')).toContainText('Order 4008 cannot be amended now');
});
