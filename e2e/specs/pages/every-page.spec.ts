import { axeFindings } from '../../fixtures/axeFindings.ts';
import { shopPaths } from '../../fixtures/shopPaths.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';

/** `pnpm test` visits only the first page of each area. */
const visited = (paths: readonly string[]) => (isFullMatrix ? paths : paths.slice(0, 1));

for (const [area, paths] of Object.entries(shopPaths)) {
  test(`each page for ${area} fits a phone, and is accessible`, async ({ page, header, services }) => {
    await services.scenario('slot-booked');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of visited(paths)) {
      await header.open(path);

      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      expect(await axeFindings(page, 'main'), path).toEqual([]);
    }
  });
}

test('a path without a page gets a “not found” page with the header', async ({ page, request, header }) => {
  expect((await request.get('/ecom/nowhere')).status()).toBe(404);

  await page.goto('/ecom/nowhere');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
  await expect(header.link('Offers')).toBeVisible();
});
