import { test as base, expect } from '../../fixtures/test.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

/** The shop with the option `tokenOnlyWithCookie`. */
const test = base.extend({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const stack = await startIsolatedStack({ shellConfig: { config: { tokenOnlyWithCookie: true } } });
      await use(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],
});

test('an anonymous page has no line in its console and no call of the token service, and signing in works', async ({
  page,
  header,
  services,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });

  await header.open('/ecom/shop/browse/groceries');
  await header.pageLoaded();
  expect(await services.calls('token')).toBe(0);
  expect(lines).toEqual([]);

  await header.link('Sign in').click();
  await page.getByLabel('Email address').fill('anna@example.com');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await expect(header.root.getByRole('button', { name: 'My account' })).toBeVisible();
  // The header looks signed in by the cookie, before it asks.
  await expect.poll(() => services.calls('token')).toBe(1);
});
