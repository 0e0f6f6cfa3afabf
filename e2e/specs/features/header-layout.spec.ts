import { auditedWidths, axeFindings, widths } from '../../fixtures/axeFindings.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test('at every width the header has the height that pages reserve', async ({ page, header, services }) => {
  await services.scenario('signed-in');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await header.open();

    expect((await header.root.boundingBox())?.height, `at ${width}`).toBe(width < 992 ? 50 : 159);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    if (auditedWidths.includes(width)) expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});

test('the skip link moves the focus into the page, where it stays', async ({ page, header }) => {
  const code = await holdRequests(page, '**/assets/pages.*.js');
  // Does not wait for the load event, which in Firefox waits for the held script.
  await page.goto('/ecom/shop/browse/groceries', { waitUntil: 'commit' });
  await header.ready();
  await page.keyboard.press('Tab');
  await expect(header.link('Skip to main content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  code.release();

  await header.pageLoaded();
  await expect(page.getByRole('main')).toBeFocused();
});
