import { expect, test } from '../../fixtures/test.ts';

test.use({ shellConfig: { config: { tokenOnlyWithCookie: true } } });

test('an anonymous page calls no token service, and signing in works', async ({
  page,
  header,
  services,
  log,
}) => {
  await header.open();
  await header.pageLoaded();
  expect(await services.calls('token')).toBe(0);
  expect(log.filter((line) => line.startsWith('console error:'))).toEqual([]);

  await header.link('Sign in').click();
  await page.getByLabel('Email address').fill('anna@example.com');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await expect(header.button('My account')).toBeVisible();
  // Polls, because the header shows the account menu (by the cookie) before it calls the token service.
  await expect.poll(() => services.calls('token')).toBe(1);
});
