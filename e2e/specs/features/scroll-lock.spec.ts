import type { Locator, Page } from '@playwright/test';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findChromium } from '../../tools/stack/findChromium.ts';

// Shows a scrollbar that takes up space, as on Windows. Headless browsers hide it by default.
test.use({ launchOptions: { ...findChromium(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Positions and widths of the elements in header and page, in fractions of a pixel. */
const positions = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('header, header a, main, main > *, main > * > *'), (element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return { tag: element.tagName, x, y, width };
    }).filter(({ width }) => width > 0),
  );

/** Opens and closes an element. Expects that nothing else moves. */
async function expectNothingMoves(page: Page, open: () => Promise<void>, opened: Locator) {
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10);
  const before = await positions(page);
  await open();
  await expect(opened).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.grocerScrollLock)).toBeDefined();
  const whileOpen = await positions(page);
  expect(before.filter((position) => !whileOpen.some((other) => isEqual(other, position)))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  expect(await positions(page)).toEqual(before);
}

const isEqual = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

// At 1008 px, the header is 992 px wide: the scrollbar takes up the rest.
for (const width of [1008, 1280]) {
  test(`at ${width} px opening the Groceries menu moves nothing, compact too${fullUnless(width === 1280)}`, async ({
    page,
    header,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await header.open();
    await header.pageLoaded();
    const bakery = header.button('Bakery');
    const open = () => header.button('Groceries').click();
    await expectNothingMoves(page, open, bakery);

    await header.becomeCompact();
    await header.atRest();
    await expectNothingMoves(page, open, bakery);
  });
}

for (const [name, width] of [
  ['Multi-search', 1280],
  ['Menu', 390],
] as const) {
  test(`opening the dialog ${name} moves nothing on the page${fullUnless(name === 'Menu')}`, async ({
    page,
    header,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await header.open();
    await header.pageLoaded();
    const open = async () => {
      await header.button(name).click();
      await page.waitForFunction(() => document.documentElement.dataset.grocerScrollLock);
    };
    await expectNothingMoves(page, open, page.getByRole('dialog', { name }));
  });
}
