import { boxOf } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page, services }) => {
  await services.scenario('support-user');
  await page.route('https://admin.grocer.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Customer</h1>' }),
  );
});

const admin = /^https:\/\/admin\.grocer\.example\/customers\/\d+$/;

test('a support user cannot sign out, but returns to the admin page', async ({ page, header, services }) => {
  await header.open();
  await header.button('My account').click();
  await expect(header.link('Sign out')).toHaveCount(0);

  await services.fault('logOut', { kind: 'status', status: 500 });
  const buttons = header.button('Return to admin');
  await expect(buttons).toHaveCount(2);
  await header.atRest();
  await buttons.last().click();
  await expect(buttons.last()).toHaveAttribute('aria-disabled', 'false');
  await services.noFaults();
  const logOut = await holdRequests(page, '**/v1/log-out');
  await buttons.first().click();
  await expect(buttons.last()).toHaveAttribute('aria-busy', 'true');
  logOut.release();

  await expect(page).toHaveURL(admin);
});

test('"Return to admin" is the last row of the slide-out', async ({ page, header }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await header.open();
  const row = (await header.openMobileMenu()).getByRole('listitem').last();
  await expect(row).toHaveText('Return to admin');
  await row.getByRole('button').click();

  await expect(page).toHaveURL(admin);
});

test('"Sign out" never shows, and no row moves', async ({ page, header }) => {
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
