import { boxOf } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test('nothing moves and focus stays when its code takes over the open menu', async ({ page, header }) => {
  const code = await holdRequests(page, /\/shopper\.\w+\.js/);
  await header.openAs('pass-active');
  await header.pageLoaded();
  const opener = header.button('My account');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const lists = header.link('Lists');
  await lists.focus();
  await header.atRest();
  const before = await boxOf(lists);
  // The server does not know whether the shopper has a delivery pass, so its HTML has no link.
  await expect(header.link('Delivery Pass')).toBeHidden();

  code.release();

  await expect(header.link('Delivery Pass')).toBeVisible();
  await expect(header.link('Sign out')).toBeVisible();
  await expect(lists).toBeFocused();
  expect(await boxOf(lists)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();
  await expect(opener).toBeFocused();
});
