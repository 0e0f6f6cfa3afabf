import { waitForHeader } from '@grocer/shared-contracts/testing/playwright';
import { expect, test } from '@playwright/test';

test('the page has a working header', async ({ page }) => {
  await page.goto('http://localhost:3000/');
  await waitForHeader(page);

  await expect(page.getByRole('banner').getByRole('link', { name: /^Trolley/ })).toBeVisible();
});
