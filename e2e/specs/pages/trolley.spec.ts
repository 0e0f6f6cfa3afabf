import { expect, test } from '../../fixtures/test.ts';

test('products that are added on a page stay in the trolley after a reload, and the header counts them', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('signed-in');
  await header.open('/ecom/shop/search?searchTerm=colombian');
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

test('the trolley page changes amounts and removes items', async ({ page, header, services }) => {
  await services.scenario('signed-in');
  await header.open('/ecom/shop/trolley');
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
