import { createServices } from '../../../fixtures/services.ts';
import { test as base, expect } from '../../../fixtures/test.ts';
import type { Stack } from '../../../tools/stack/stack.ts';
import { startIsolatedStack } from '../../../tools/stack/startIsolatedStack.ts';

/** A shop whose taxonomy has the links of the header. */
const test = base.extend<object, { shop: Stack }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const menuRoots = {
        siteLinks: '20001',
        megaMenu: '20002',
        authenticatedAccount: '20003',
        unauthenticatedAccount: '20004',
      };
      const shop = await startIsolatedStack({ shellConfig: { config: { menuRoots } } });
      const firstPage = async () => (await fetch(shop.host.origin)).text();
      await expect.poll(firstPage, { timeout: 20_000 }).toContain('data-grocer');
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});

test('links of the taxonomy take the place of the fixed links, in the server’s HTML already', async ({
  header,
  shop,
}) => {
  const html = await (await fetch(`${shop.host.origin}/ecom/recipes`)).text();
  for (const name of ['Wine club', 'Gifts', 'Log in', 'Join us']) expect(html).toContain(name);

  await header.open(`${shop.host.origin}/ecom/recipes`);

  const moreFrom = header.root.getByRole('navigation', { name: 'More from' });
  await expect(moreFrom.getByRole('link')).toHaveText([/^Wine club \(opens in a new tab\)$/, /^Recipe box$/]);
  await expect(header.link('Recipe box')).toHaveAttribute('href', '/ecom/content/recipe-box');
  const primary = header.root.getByRole('navigation', { name: 'Primary' });
  await expect(primary.getByRole('link')).toHaveText(['Offers', 'Gifts', 'Recipes']);
  await expect(header.link('Recipes')).toHaveAttribute('aria-current', 'page');
  await expect(header.link('Join us')).toHaveAttribute('href', '/ecom/join');
  await expect(header.root.getByRole('link', { name: /^(Sign in|Register|Garden|Inspiration)/ })).toHaveCount(
    0,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the slide-out has the same links, and those with categories below open a level', async ({
    page,
    header,
    context,
    shop,
  }) => {
    await createServices(shop.services, context.request).scenario('pass-active');
    await header.open(`${shop.host.origin}/ecom/recipes`);
    await header.root.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Recipe box' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /Garden|Inspiration/ })).toHaveCount(0);

    await menu.getByRole('button', { name: 'My account' }).tap();
    await expect(menu.getByRole('listitem')).toHaveText(['Rewards', 'Payment cards', 'Mystery']);
    await menu.getByRole('button', { name: 'Back' }).tap();
    await expect(menu.getByRole('link', { name: 'Sign out' })).toBeVisible();

    await menu.getByRole('button', { name: 'Gifts' }).tap();
    await menu.getByRole('link', { name: 'Hampers' }).tap();
    await expect(page).toHaveURL(`${shop.host.origin}/ecom/shop/browse/mega_menu/gifts/hampers`);
  });
});
