import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { findChromium } from '../stack/findChromium.ts';

// A scrollbar that takes room, as on Windows. By itself a headless browser hides it.
test.use({ launchOptions: { ...findChromium(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Where the header's parts and the page's stand, to the part of a pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('header, header a, main, main > *, main > * > *'), (one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return { what: one.tagName, x, y, width };
    }).filter(({ width }) => width > 0),
  );

/** Opens and closes it; both times everything else stays where it is. */
async function keepsPlaces(page: Page, open: () => Promise<void>, opened: Locator) {
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10);
  const before = await places(page);
  await open();
  await expect(opened).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.grocerScrollLock)).toBeDefined();
  const inBetween = await places(page);
  expect(before.filter((place) => !inBetween.some((one) => same(one, place)))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  expect(await places(page)).toEqual(before);
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

for (const width of [992, 1280]) {
  test(`at ${width} px the Groceries menu moves nothing, in the full header and in the compact bar`, async ({
    page,
    header,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await header.open();
    await page.getByRole('main').evaluate((main) => main.style.setProperty('min-block-size', '3000px'));
    const bakery = header.root.getByRole('button', { name: 'Bakery' });
    const open = async () => header.menu('Groceries').click();
    await keepsPlaces(page, open, bakery);

    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(header.link('Recipes')).toBeHidden();
    await expect
      .poll(() => header.root.evaluate((bar) => bar.getAnimations({ subtree: true }).length))
      .toBe(0);
    await keepsPlaces(page, open, bakery);
  });
}

test('a dialog moves nothing', async ({ page, header }) => {
  await header.open();
  const open = async () => header.root.getByRole('button', { name: 'Multi-search' }).click();

  await keepsPlaces(page, open, page.getByRole('dialog', { name: 'Multi-search' }));
});

test('the slide-out moves nothing', async ({ page, header }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await header.open();
  const open = async () => {
    await header.root.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.grocerScrollLock);
  };

  await keepsPlaces(page, open, page.getByRole('dialog', { name: 'Menu' }));
});
