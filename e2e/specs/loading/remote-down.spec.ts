import { boxOf, createHeader } from '../../fixtures/header.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Stack } from '../../tools/stack/stack.ts';

const groceries = '/ecom/shop/browse/groceries';

/** A shop whose remote fails on demand. */
const test = base.extend<{ shop: Stack }>({
  shop: async ({ startStack, remote }, use) =>
    use(await startStack({ headerRemote: `${remote.origin}/stable/`, fragmentCacheSeconds: 0 })),
  baseURL: async ({ shop }, use) => use(shop.host.origin),
  header: async ({ page }, use) => use(createHeader(page)),
  onlyHydration: true,
});

for (const [width, height] of [
  [1280, 159],
  [390, 50],
] as const) {
  test(`without a release a plain header is there at once at ${width} px, and the real one moves nothing${fullUnless(width === 1280)}`, async ({
    page,
    remote,
    header,
  }) => {
    remote.fault(/release\.json$/, 'hanging');
    await page.setViewportSize({ width, height: 700 });
    await page.goto(groceries, { waitUntil: 'commit' });
    await expect(header.link('Trolley')).toBeInViewport({ ratio: 1 });
    if (width > 390) await expect(header.link('Sign in')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^Add / }).first()).toBeVisible();
    expect((await boxOf(header.root)).height).toBeCloseTo(height - 1, 0);
    expect((await boxOf(page.locator('#grocer-header'))).height).toBe(height);
    await header.searchBox.pressSequentially('oats');
    const { y } = await boxOf(page.getByRole('main'));

    remote.heal();

    await header.ready();
    if (width === 1280) {
      await expect(header.searchBox).toBeFocused();
      await expect(header.searchBox).toHaveValue('oats');
    }
    expect((await boxOf(header.root)).height).toBe(height);
    expect((await boxOf(page.getByRole('main'))).y).toBe(y);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without a remote the plain header searches, on a small screen', async ({ page, remote, header }) => {
    remote.fault(/./, 'missing');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(groceries);

    await header.searchBox.fill('oat milk');
    await header.searchBox.press('Enter');

    await expect(page).toHaveURL('/ecom/shop/search?searchTerm=oat+milk');
    await expect(header.searchBox).toHaveValue('oat milk');
  });
});
