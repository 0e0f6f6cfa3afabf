import { expect, test } from '../../fixtures/test.ts';

for (const service of [
  'Delivery',
  'Groceries collection',
  'Entertaining collection',
  'Groceries and Entertaining collection',
]) {
  test(`${service}: a slot is chosen and booked, and is still booked after a reload`, async ({
    page,
    header,
    services,
  }) => {
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
    const name = /^Slot details: [A-Z]\w+day \d+ [A-Z]\w+, /;
    await expect(header.root.getByRole('button', { name })).toBeVisible();
  });
}
