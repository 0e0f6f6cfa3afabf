import { expect, test } from '../../fixtures/test.ts';

test('signing in leads to the page that the shopper wanted, and signing out to an anonymous header', async ({
  page,
  header,
}) => {
  await header.open('/ecom/myaccount/my-orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByLabel('Email address').fill('anna@example.com');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/ecom/myaccount/my-orders');

  await header.root.getByRole('button', { name: 'My account' }).click();
  await header.atRest();
  await header.link('Account overview').click();
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();

  await expect(header.link('Sign in')).toBeVisible();
  await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
});

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

test('the sign-in page ignores an unknown problem in its address', async ({ page, header }) => {
  await header.open('/ecom/login?problem=__proto__');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
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
