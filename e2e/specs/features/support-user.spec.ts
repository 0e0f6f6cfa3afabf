import { boxOf } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test('"Sign out" never shows to a support user, and no row moves', async ({ page, header, services }) => {
  await services.scenario('support-user');
  await page.setViewportSize({ width: 390, height: 900 });
  const token = await holdRequests(page, '**/v1/token');
  await page.goto('/ecom/shop/browse/groceries');
  await token.requested;
  await header.button('Menu').filter({ visible: true }).click();
  const neighbour = header.button('My account').filter({ visible: true }).last();
  await expect(neighbour).toBeInViewport();
  // Waits only for the panel's animation: the row that depends on the session is animated while it waits.
  const movements = () =>
    neighbour.evaluate((element) => element.closest('[popover], dialog')?.getAnimations().length);
  await expect.poll(movements).toBe(0);

  await expect(header.link('Sign out')).toHaveCount(0);
  const before = await boxOf(neighbour);
  token.release();

  await expect(header.button('Return to admin').filter({ visible: true }).last()).toBeVisible();
  await expect(header.link('Sign out')).toHaveCount(0);
  expect((await boxOf(neighbour)).y).toBe(before.y);
});
