import { expect, test } from '../../fixtures/test.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

const uncached = { fragmentCacheSeconds: 0 };
const withoutRemote = { ...uncached, headerRemote: 'http://localhost:9/stable/' };

test('with the remote switched off, the page works and the fragment searches', async ({ page, header }) => {
  const stack = await startIsolatedStack(uncached);
  await page.goto(`${stack.host.origin}/ecom/shop/browse/groceries`);
  await header.ready();

  await stack.remote.close();
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Groceries', level: 1 })).toBeVisible();
  await expect(header.link('Offers')).toBeVisible();
  await header.searchBox.fill('milk');
  await header.submit.click();
  await expect(page.getByRole('heading', { name: /Results for “milk”/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/milk/i);
  await stack.close();
});

for (const [width, height] of [
  [1280, 159],
  [390, 50],
] as const) {
  test(`without a remote a plain header is shown, ${height} px high at ${width} px, and nothing moves`, async ({
    page,
    header,
  }) => {
    const stack = await startIsolatedStack(withoutRemote);
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${stack.host.origin}/ecom/shop/browse/groceries`, { waitUntil: 'commit' });
    expect((await header.root.boundingBox())?.height).toBe(height - 1);

    await expect(page.getByRole('heading', { name: 'Groceries', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^Add / }).first()).toBeVisible();
    expect((await page.locator('#grocer-header').boundingBox())?.height).toBe(height);
    await stack.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without a remote the plain header searches', async ({ page, header }) => {
    const stack = await startIsolatedStack(withoutRemote);
    await page.goto(`${stack.host.origin}/ecom/shop/browse/groceries`);

    await header.searchBox.fill('oat milk');
    await header.searchBox.press('Enter');

    await expect(page).toHaveURL(`${stack.host.origin}/ecom/shop/search?searchTerm=oat+milk`);
    await expect(header.searchBox).toHaveValue('oat milk');
    await stack.close();
  });
});
