import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';

const widths = [
  { width: 320, height: 50 },
  { width: 390, height: 50 },
  { width: 768, height: 50 },
  { width: 992, height: 159 },
  { width: 1280, height: 159 },
];

for (const { width, height } of widths) {
  test(`at ${width} px the header is ${height} px high, nothing runs out of it, and axe finds nothing`, async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('signed-in');
    await page.setViewportSize({ width, height: 700 });
    await header.open();

    const box = await header.root.boundingBox();
    expect(box?.height).toBe(height);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).include('#grocer-header').analyze();
    expect(violations).toEqual([]);
  });
}

test('the header moves nothing when its script arrives', async ({ page, header }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (globalThis as unknown as { shifts: number }).shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await header.open('/ecom/lists');

  // The font that takes over from its measured stand-in moves a letter or two by a pixel: 0.000 all the same.
  expect(await page.evaluate<number>('shifts')).toBeLessThan(0.0005);
});

test('the skip link is first, and moves the focus into the page', async ({ page, header }) => {
  await header.open();

  await page.keyboard.press('Tab');
  await expect(header.link('Skip to main content')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});
