import { expect, test } from '../../fixtures/test.ts';

for (const service of [
  'Delivery',
  'Groceries collection',
  'Entertaining collection',
  'Groceries and Entertaining collection',
]) {
  test(`${service}: a slot is chosen, booked and kept`, async ({ page, header, services }) => {
    await services.scenario('signed-in');
    await header.open('/ecom/serviceselection');
    await page.getByRole('main').getByRole('link', { name: service }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Book a slot: ${service}`);

    await page.getByRole('radio').nth(9).check();
    await page.getByRole('list', { name: 'Slots' }).getByRole('button').first().click();

    const booked = page.getByRole('status').filter({ hasText: 'Your slot' });
    await expect(booked).toContainText(service);
    const slot = await booked.textContent();
    await page.reload();
    await expect(booked).toHaveText(slot ?? '');
  });
}

test('a slot that has just gone is not booked', async ({ page, header, services }) => {
  await services.scenario('signed-in');
  await services.fault('bookSlot', { kind: 'status', status: 409, body: { code: 'SLOT_UNAVAILABLE' } });
  await header.open('/ecom/bookslot/delivery');

  await page.getByRole('list', { name: 'Slots' }).getByRole('button').first().click();

  await expect(page.getByRole('main').getByRole('alert')).toContainText('This slot has just gone');
  await services.noFaults();
});
