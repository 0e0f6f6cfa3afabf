import { expect, test } from '../../../fixtures/test.ts';

const menuRoots = {
  siteLinks: '20001',
  megaMenu: '20002',
  authenticatedAccount: '20003',
  unauthenticatedAccount: '20004',
};

// A shop whose taxonomy contains the header's links.
test.use({ shellConfig: { config: { menuRoots } } });

test('links of the taxonomy replace the fixed links, on the server already', async ({ header, request }) => {
  const html = await (await request.get('/ecom/recipes')).text();
  for (const name of ['Wine club', 'Gifts', 'Log in', 'Join us']) expect(html).toContain(name);

  await header.open('/ecom/recipes');

  const linksOf = (name: string) => header.root.getByRole('navigation', { name }).getByRole('link');
  await expect(linksOf('More from')).toHaveText([/^Wine club \(opens in a new tab\)$/, /^Recipe box$/]);
  await expect(header.link('Recipe box')).toHaveAttribute('href', '/ecom/content/recipe-box');
  await expect(linksOf('Primary')).toHaveText(['Offers', 'Gifts', 'Recipes']);
  await expect(header.link('Recipes')).toHaveAttribute('aria-current', 'page');
  await expect(header.link('Join us')).toHaveAttribute('href', '/ecom/join');
  const fixed = header.root.getByRole('link', { name: /^(Sign in|Register|Garden|Inspiration)/ });
  await expect(fixed).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the slide-out has them too, and a level for those with categories', async ({ page, header }) => {
    await header.openAs('pass-active', '/ecom/recipes');
    const menu = await header.openMobileMenu();
    await expect(menu.getByRole('link', { name: 'Recipe box' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /Garden|Inspiration/ })).toHaveCount(0);

    await menu.getByRole('button', { name: 'My account' }).click();
    await expect(menu.getByRole('listitem')).toHaveText(['Rewards', 'Payment cards', 'Mystery']);
    await menu.getByRole('button', { name: 'Back' }).click();
    await expect(menu.getByRole('link', { name: 'Sign out' })).toBeVisible();

    await menu.getByRole('button', { name: 'Gifts' }).click();
    await menu.getByRole('link', { name: 'Hampers' }).click();
    await expect(page).toHaveURL('/ecom/shop/browse/mega_menu/gifts/hampers');
  });
});
