import { auditedWidths, axeFindings } from '../../../fixtures/axeFindings.ts';
import { fullUnless } from '../../../fixtures/countCells.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Back leads one level up to the row that was opened; a close request, such as Android’s back gesture, closes all', async ({
  page,
  header,
}) => {
  await header.open();
  await header.pageLoaded();
  const menu = await header.openMobileMenu();
  const row = (name: string) => menu.getByRole('button', { name });
  await row('Groceries').tap();
  await expect(row('Back')).toBeFocused();
  await row('Bakery').tap();
  await expect(menu.getByRole('heading', { name: 'Bakery', level: 2 })).toBeVisible();
  await row('Back').tap();
  await expect(row('Bakery')).toBeFocused();
  await row('Back').tap();
  await expect(row('Groceries')).toBeFocused();

  await row('Groceries').tap();
  await expect(row('Back')).toBeFocused();
  await menu.evaluate((dialog: HTMLDialogElement) => dialog.requestClose());

  await expect(menu).toBeHidden();
  await expect(header.button('Menu')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-grocer-scroll-lock');
  await header.openMobileMenu();
  await expect(menu.getByRole('link', { name: 'Recipes' })).toBeVisible();
});

for (const { path, names } of [
  { path: '/', names: ['Account overview', 'My orders', 'Favourites', 'Lists', 'Delivery Pass'] },
  { path: '/ecom/recipes', names: ['Account overview', 'Lists', 'Delivery Pass', 'Loyalty'] },
]) {
  test(`on ${path} My account has the links of the account menu on desktop${fullUnless(path === '/')}`, async ({
    page,
    header,
  }) => {
    await header.openAs('pass-active', path);
    const menu = await header.openMobileMenu();
    await menu.getByRole('button', { name: 'My account' }).tap();
    await expect(menu.getByRole('listitem')).toHaveText(names);

    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(menu).toBeHidden();
    await header.button('My account').click();

    const menuOnDesktop = header.root.getByRole('list').filter({ has: page.getByText('Account overview') });
    await expect(menuOnDesktop.last().getByRole('link')).toHaveText([...names, 'Sign out']);
  });
}

test('a sister shop and a category have the same names in every place @full', async ({ page, header }) => {
  const shops = ['Wine & spirits', 'Garden', 'Meal delivery'].map((name) => new RegExp(`^${name}`));
  await page.setViewportSize({ width: 1280, height: 844 });
  await header.open('/ecom/recipes');
  const moreFrom = page.getByRole('navigation', { name: 'More from' }).getByRole('link');
  await expect(moreFrom.filter({ visible: true })).toHaveText(shops);
  await header.button('Groceries').click();
  const cards = header.root.getByRole('region', { name: 'Our specialist shops' });
  await expect(cards.getByRole('link')).toHaveText(shops);
  await header.button('Drinks').click();
  await expect(header.link('View all Drinks')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = await header.openMobileMenu();

  await expect(menu.getByRole('navigation', { name: 'More from' }).getByRole('link')).toHaveText(shops);
  for (const name of ['Groceries', 'Drinks']) {
    await menu.getByRole('button', { name }).tap();
    await expect(menu.getByRole('link', { name: `View all ${name}` })).toBeVisible();
  }
});

const branches = [['Groceries', 'Fresh & chilled', 'Fruit'], ['Christmas'], ['My account']];

for (const width of auditedWidths.filter((width) => width < 992)) {
  for (const rows of branches) {
    test(`the slide-out is accessible at ${width} px, on the way to ${rows.at(-1)} @full`, async ({
      page,
      header,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await header.openAs('seasonal');
      await header.pageLoaded();
      const menu = await header.openMobileMenu();
      const findings = async () => {
        return (await axeFindings(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      };
      expect(await findings()).toEqual([]);

      for (const name of rows) {
        await menu.getByRole('button', { name, exact: true }).tap();
        await expect(menu.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
        expect(await findings(), name).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
}
