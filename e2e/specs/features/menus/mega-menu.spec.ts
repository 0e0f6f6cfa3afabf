import { boxOf, type Header } from '../../../fixtures/header.ts';
import { holdRequests } from '../../../fixtures/holdRequests.ts';
import { fullUnless } from '../../../fixtures/shortForm.ts';
import { expect, test } from '../../../fixtures/test.ts';

async function openGroceries(header: Header, ...rows: string[]): Promise<void> {
  await header.pageLoaded();
  for (const name of ['Groceries', ...rows]) await header.button(name).click();
}

for (const [category, card, count] of [
  ['Fruit', 'the advert below the editors’ card', { shops: 0, editors: 1 }],
  ['Salad', 'the specialist shops below the advert', { shops: 1, editors: 0 }],
] as const) {
  test(`at 1280 × 800 ${card} is whole, above the dimmed page${fullUnless(category === 'Salad')}`, async ({
    page,
    header,
  }) => {
    await header.open('/ecom/recipes');
    await openGroceries(header, 'Fresh & chilled', category);

    const advert = header.root.getByRole('region', { name: /^Advertisement/ });
    const shops = header.root.getByRole('region', { name: 'Our specialist shops' });
    await expect(header.root.getByRole('link', { name: /^Shop Now/ })).toHaveCount(count.editors);
    await expect(shops).toHaveCount(count.shops);
    await expect(advert).toHaveCount(1);
    const lowest = count.shops ? shops : advert;
    await expect(lowest).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(lowest);
    expect(y + height, 'the dimmed page is below').toBeLessThanOrEqual(800 - 32);
    await page.mouse.click(640, 795);
    await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the pointer at its button loads the menu’s code and data, once', async ({
  page,
  header,
  services,
  requested,
}) => {
  await header.open();
  await header.pageLoaded();
  expect(requested.filter((address) => address.includes('/mega-menu.'))).toEqual([]);
  expect(await services.calls('taxonomy')).toBe(0);

  await header.button('Groceries').hover();
  await expect.poll(() => services.calls('taxonomy')).toBe(1);
  for (const _time of [1, 2]) {
    await openGroceries(header, 'Bakery');
    await expect(header.link('View all Bakery')).toBeVisible();
    await expect.poll(() => services.calls('fragment')).toBe(1);
    await page.keyboard.press('Escape');
  }
  expect(await services.calls('taxonomy')).toBe(1);
});

test('a category’s icon comes before its name, which does not move', async ({ page, header }) => {
  const icons = await holdRequests(page, '**/icon-catalogue.*.js');
  await header.open();
  await header.button('Groceries').click();
  const bakery = header.button('Bakery');
  const icon = bakery.locator('[data-icon="croissant"] svg');
  const startOfName = () =>
    bakery.evaluate((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.lastChild ?? row);
      return range.getBoundingClientRect().left;
    });
  await icons.requested;
  await expect(bakery).toBeVisible();
  await expect(icon).toHaveCount(0);
  const before = await startOfName();

  icons.release();

  await expect(icon).toBeVisible();
  expect(await startOfName()).toBe(before);
});
