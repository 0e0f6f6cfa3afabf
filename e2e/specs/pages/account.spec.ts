import { expect, test } from '../../fixtures/test.ts';

test('a sign-out that fails is reported, and the shopper is still signed in', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('signed-in');
  await services.fault('logOut', { kind: 'status', status: 503 });

  await header.open('/ecom/log-out');

  await expect(page.getByRole('main').getByRole('alert')).toContainText('you are still signed in');
  await expect(header.root.getByRole('button', { name: 'My account' })).toBeVisible();
});

test('the delivery pass page shows that the pass is active', async ({ page, header, services }) => {
  await services.scenario('pass-active');
  await header.open('/ecom/myaccount');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Delivery Pass/ })
    .click();

  await expect(page).toHaveURL('/ecom/myaccount/delivery-pass');
  await expect(page.getByRole('main')).toContainText('Your delivery pass is active');
});
