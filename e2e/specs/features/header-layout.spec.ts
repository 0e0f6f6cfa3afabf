import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the skip link moves the focus into the page, where it stays', async ({ page, header }) => {
  const code = await holdRequests(page, '**/assets/pages.*.js');
  // Does not wait for the load event: in Firefox it waits for the held script.
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
