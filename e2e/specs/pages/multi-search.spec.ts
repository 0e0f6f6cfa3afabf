import { expect, test } from '../../fixtures/test.ts';

const storeList = (key: string, items: string[]) => ({ key, list: JSON.stringify(items) });

for (const { shopper, scenario, key } of [
  { shopper: 'a guest', scenario: 'anonymous', key: 'multisearch-1' },
  { shopper: 'a customer', scenario: 'signed-in', key: 'multisearch100001' },
] as const) {
  test(`the multi-search page shows results for each item of the list of ${shopper}`, async ({
    page,
    header,
    services,
  }) => {
    await services.scenario(scenario);
    await page.addInitScript(
      (entry) => localStorage.setItem(entry.key, entry.list),
      storeList(key, ['creme fraiche', 'sourdough', 'moon dust']),
    );

    await header.open('/ecom/shop/multi-search?value=creme+fraiche');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for 3 items');
    const results = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(results('creme fraiche').getByRole('listitem').first()).toContainText('Crème Fraîche');
    await expect(results('sourdough').getByRole('button', { name: /^Add / }).first()).toBeVisible();
    await expect(results('moon dust')).toContainText('Nothing was found.');
  });
}

test('without a stored list the multi-search page searches for the item in its address', async ({
  page,
  header,
}) => {
  await header.open('/ecom/shop/multi-search?value=whole+milk');

  await expect(page.getByRole('region', { name: 'whole milk' }).getByRole('listitem').first()).toContainText(
    /whole milk/i,
  );
});
