import { expect, test } from '../fixtures/test.ts';

/** Journeys of a session, for every shop. */
export function sessionJourneys(): void {
  test('signing in and adding a product changes the total in the header', async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('anonymous');
    await header.open();
    await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');

    await header.link('Sign in').click();
    await page.getByLabel('Email address').fill('anna@example.com');
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await header.ready();
    await expect(header.link('Favourites')).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');

    const bread = page.getByRole('listitem').filter({ hasText: 'Grocer White Sourdough 500g' });
    await expect(bread).toContainText('£2.90');
    await bread.getByRole('button', { name: /^Add / }).click();

    await expect(header.trolley).toHaveAccessibleName('Trolley, 1 item, total £2.90');
  });

  test('after signing out, the header is that of an anonymous shopper', async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('signed-in');
    await header.open();
    await expect(header.link('My orders')).toBeVisible();

    await page.goto('/ecom/log-out');
    await header.ready();

    await expect(header.link('Sign in')).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
  });
}
