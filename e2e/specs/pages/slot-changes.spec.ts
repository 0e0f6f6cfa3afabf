import { expect, test } from '../../fixtures/test.ts';

test('a slot is cancelled', async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  await header.open('/ecom/bookslot/delivery');

  await page.getByRole('button', { name: 'Cancel slot' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Your slot' })).toHaveCount(0);
  await expect(header.link('Book a slot')).toBeVisible();
});

test('a slot that another shopper has just booked cannot be booked', async ({ page, header, services }) => {
  await services.scenario('signed-in');
  await services.fault('bookSlot', { kind: 'status', status: 409, body: { code: 'SLOT_UNAVAILABLE' } });
  await header.open('/ecom/bookslot/delivery');

  await page.getByRole('list', { name: 'Slots' }).getByRole('button').first().click();

  await expect(page.getByRole('main').getByRole('alert')).toContainText('This slot has just gone');
  await services.noFaults();
});

test('a slot of an order that is being prepared cannot be changed', async ({ page, header, services }) => {
  await services.scenario('amending-slot-not-changeable');

  await header.open('/ecom/bookslot/delivery');

  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.',
  );
  await expect(page.getByRole('button', { name: /^Book / })).toHaveCount(0);
});
