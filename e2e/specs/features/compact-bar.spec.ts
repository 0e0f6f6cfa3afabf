import { auditedWidths, axeFindings, widths } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';

// The stories of the compact bar check that nothing on the page moves.
test('at every width the compact bar has its height and shows trolley and slot', async ({ page, header }) => {
  await header.openAs('slot-booked');
  await header.pageLoaded();
  await expect(header.slot).toBeVisible();
  await header.becomeCompact();
  const bar = header.root.locator('> :first-child');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });

    const height = width < 992 ? 50 : 51;
    await expect.poll(() => bar.boundingBox(), `at ${width}`).toMatchObject({ x: 0, y: 0, width, height });
    await expect(header.trolley).toBeInViewport({ ratio: 1 });
    await expect(header.slot).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (auditedWidths.includes(width)) expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});
