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
