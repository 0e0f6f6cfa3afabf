import type { Locator } from '@playwright/test';
import { axeFindings } from '../../fixtures/axeFindings.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page, services }) => {
  await services.scenario('support-user');
  await page.route('https://admin.grocer.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Customer</h1>' }),
  );
});

/** A press on a row of a menu that still opens would scroll the page, which hides the top bar. */
async function menuAtRest(row: Locator): Promise<void> {
  await expect(row).toBeInViewport();
  await expect
    .poll(() =>
      row.evaluate((element) => {
        const menu = element.closest('[popover], dialog');
        return menu?.getAnimations().length;
      }),
    )
    .toBe(0);
}

const admin = /^https:\/\/admin\.grocer\.example\/customers\/\d+$/;

test('a support user cannot sign out, but returns to the customer in the admin application', async ({
  page,
  header,
  services,
}) => {
  await header.open();
  await header.root.getByRole('button', { name: 'My account' }).click();
  await expect(header.link('Sign out')).toHaveCount(0);

  await services.fault('logOut', { kind: 'status', status: 500 });
  const buttons = header.root.getByRole('button', { name: 'Return to admin' });
  await expect(buttons).toHaveCount(2);
  await menuAtRest(buttons.last());
  await buttons.last().click();
  await expect(buttons.last()).toHaveAttribute('aria-disabled', 'false');
  await services.noFaults();
  await buttons.first().click();

  await expect(page).toHaveURL(admin);
});

for (const width of [320, 390, 768]) {
  test(`at ${width} px "Return to admin" is the last row of the menu`, async ({ page, header }) => {
    await page.setViewportSize({ width, height: 800 });
    await header.open();

    await header.root.getByRole('button', { name: 'Menu', exact: true }).click();
    const rows = page.getByRole('dialog', { name: 'Menu' }).getByRole('listitem');
    await expect(rows.last()).toHaveText('Return to admin');
    expect(await axeFindings(page)).toEqual([]);
    await rows.last().getByRole('button').click();

    await expect(page).toHaveURL(admin);
  });
}

for (const [width, opener, role, row] of [
  [390, 'Menu', 'button', 'My account'],
  [1280, 'My account', 'link', 'Account overview'],
] as const) {
  test(`at ${width} px "Sign out" is never shown, and no row moves when the session is known`, async ({
    page,
    header,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const token = await holdRequests(page, '**/v1/token');
    await page.goto('/ecom/shop/browse/groceries');
    await token.requested;
    await header.root.getByRole('button', { name: opener, exact: true }).filter({ visible: true }).click();
    const neighbour = header.root.getByRole(role, { name: row, exact: true }).filter({ visible: true });
    await menuAtRest(neighbour);

    await expect(header.link('Sign out')).toHaveCount(0);
    const before = await neighbour.boundingBox();
    token.release();

    await expect(
      header.root.getByRole('button', { name: 'Return to admin' }).filter({ visible: true }).last(),
    ).toBeVisible();
    await expect(header.link('Sign out')).toHaveCount(0);
    expect((await neighbour.boundingBox())?.y).toBe(before?.y);
  });
}
