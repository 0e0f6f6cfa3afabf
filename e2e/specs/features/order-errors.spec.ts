import type { Locator, Page } from '@playwright/test';
import { auditedWidths, axeFindings, widths } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';

test('at every width each dialog fits and keeps the focus inside @full', async ({
  page,
  services,
  checkout,
}) => {
  test.setTimeout(60_000);
  await services.scenario('instant-checkout');
  await page.goto('/ecom/shop/trolley');
  const body = { code: 'ORDER_ORCHESTRATION_058', message: 'No' };
  await services.fault('placeOrder', { kind: 'status', status: 409, body });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await checkout.button.click();
    for (const dialog of [checkout.choice, checkout.error]) {
      await expectKeepsFocusInside(page, dialog);
      if (auditedWidths.includes(width))
        expect(await axeFindings(page, 'dialog[open]'), `at ${width}`).toEqual([]);
      if (dialog === checkout.choice) await checkout.instant.click();
    }
    await page.keyboard.press('Escape');
    await expect(checkout.error).toHaveCount(0);
    await expect(checkout.button).toBeFocused();
  }
});

async function expectKeepsFocusInside(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  // Tab may move the focus from the last element to the browser's toolbar: the active element is then the body.
  const isWithin = () =>
    dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
  for (let press = 0; press < 5; press += 1) {
    expect(await isWithin()).toBe(true);
    await page.keyboard.press(press < 3 ? 'Tab' : 'Shift+Tab');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
