import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../../fixtures/axeFindings.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { auditedWidths } from '../../../fixtures/widths.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
  return page.getByRole('dialog', { name: 'Menu' });
};

test('Back leads one level up and focuses the row that was opened', async ({ page, header }) => {
  await header.open();
  await header.pageLoaded();
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Groceries' }).tap();
  await expect(menu.getByRole('button', { name: 'Back' })).toBeFocused();
  await menu.getByRole('button', { name: 'Bakery' }).tap();
  await expect(menu.getByRole('heading', { name: 'Bakery', level: 2 })).toBeVisible();

  await menu.getByRole('button', { name: 'Back' }).tap();
  await expect(menu.getByRole('button', { name: 'Bakery' })).toBeFocused();
  await menu.getByRole('button', { name: 'Back' }).tap();

  await expect(menu.getByRole('button', { name: 'Groceries' })).toBeFocused();
});

test('a close request, such as Android’s back gesture, closes all levels of the menu', async ({
  page,
  header,
}) => {
  await header.open();
  await header.pageLoaded();
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Groceries' }).tap();
  await expect(menu.getByRole('button', { name: 'Back' })).toBeFocused();

  await menu.evaluate((dialog: HTMLDialogElement) => dialog.requestClose());

  await expect(menu).toBeHidden();
  await expect(header.root.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-grocer-scroll-lock');
  await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Recipes' })).toBeVisible();
});

for (const { path, names } of [
  { path: '/', names: ['Account overview', 'My orders', 'Favourites', 'Lists', 'Delivery Pass'] },
  { path: '/ecom/recipes', names: ['Account overview', 'Lists', 'Delivery Pass', 'Loyalty'] },
]) {
  test(`on ${path} My account has the links of the account menu on desktop`, async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('pass-active');
    await header.open(path);
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'My account' }).tap();
    await expect(menu.getByRole('listitem')).toHaveText(names);

    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(menu).toBeHidden();
    await header.root.getByRole('button', { name: 'My account' }).click();

    const menuOnDesktop = header.root.getByRole('list').filter({ has: page.getByText('Account overview') });
    await expect(menuOnDesktop.last().getByRole('link')).toHaveText([...names, 'Sign out']);
  });
}

test('a sister shop and a category have the same names in every place', async ({ page, header }) => {
  const shops = ['Wine & spirits', 'Garden', 'Meal delivery'];
  await page.setViewportSize({ width: 1280, height: 844 });
  await header.open('/ecom/recipes');
  const topBar = header.root.getByRole('navigation', { name: 'More from' });
  await expect(topBar.getByRole('link')).toHaveText(shops.map((name) => new RegExp(`^${name}`)));
  await header.menu('Groceries').click();
  await expect(
    header.root.getByRole('region', { name: 'Our specialist shops' }).getByRole('link'),
  ).toHaveText(shops.map((name) => new RegExp(`^${name}`)));
  await header.root.getByRole('button', { name: 'Drinks' }).click();
  await expect(header.link('View all Drinks')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = await openMenu(page);

  await expect(menu.getByRole('navigation', { name: 'More from' }).getByRole('link')).toHaveText(
    shops.map((name) => new RegExp(`^${name}`)),
  );
  await menu.getByRole('button', { name: 'Groceries' }).tap();
  await expect(menu.getByRole('link', { name: 'View all Groceries' })).toBeVisible();
  await menu.getByRole('button', { name: 'Drinks' }).tap();
  await expect(menu.getByRole('link', { name: 'View all Drinks' })).toBeVisible();
});

const branches = [['Groceries', 'Fresh & chilled', 'Fruit'], ['Christmas'], ['My account']];

const phonesAndTablet = auditedWidths.filter((width) => width < 992);
const cases = phonesAndTablet.flatMap((width) => branches.map((rows) => ({ width, rows })));

for (const { width, rows } of cases) {
  test(`axe finds no violations in the slide-out at ${width} px, on the way to ${rows.at(-1)}`, async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('seasonal');
    await page.setViewportSize({ width, height: 844 });
    await header.open();
    await header.pageLoaded();
    const menu = await openMenu(page);
    const findings = async () => {
      await page.waitForFunction(() => document.getAnimations().length === 0);
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
