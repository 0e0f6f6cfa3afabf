import type { Locator, Page } from '@playwright/test';
import { createPhone, type Phone } from '../../../fixtures/phone/phone.ts';
import { test as base, expect } from '../../../fixtures/test.ts';

const test = base.extend<{ phone: Phone }>({
  phone: async ({ page }, use) => use(await createPhone(page)),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Distance in px from the end of the element to the top of the window. */
const endOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: Number.NaN };
  return y + height;
};

test('above the keyboard every suggestion can be reached, and the page behind does not move', async ({
  page,
  header,
  phone,
}) => {
  await header.open();
  await header.pageLoaded();
  await header.root.getByRole('button', { name: 'Open search' }).tap();
  const screen = page.locator('#grocer-search');
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });

  await header.searchBox.pressSequentially('milk');
  await expect(header.suggestions.getByRole('option').first()).toBeVisible();
  await phone.showKeyboard(440);
  await expect.poll(() => endOf(screen)).toBe(404);
  const last = header.suggestions.getByRole('option').last();
  await expect
    .poll(async () => {
      await phone.dragUp(screen, 300);
      return endOf(last);
    })
    .toBeLessThanOrEqual(404);

  expect(await scrollY(page)).toBe(0);
  await phone.showKeyboard(0);
  await expect.poll(() => endOf(screen)).toBe(844);
});

test('a finger scrolls the menu to its end, and further, and the page behind does not move', async ({
  page,
  header,
  phone,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await header.open();
  await header.pageLoaded();
  await header.root.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(() => endOf(menu)).toBe(420);

  const rest = () => menu.evaluate((each) => each.scrollHeight - each.clientHeight - each.scrollTop);
  await expect
    .poll(async () => {
      await phone.dragUp(menu, 300);
      return rest();
    })
    .toBeLessThan(2);
  await phone.dragUp(menu, 300);
  expect(await scrollY(page)).toBe(0);
  expect(await menu.evaluate((each) => getComputedStyle(each).overscrollBehaviorY)).toBe('contain');
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  // Pull to refresh works as the browser has it.
  expect(
    await page.evaluate(() =>
      [document.documentElement, document.body].map((each) => getComputedStyle(each).overscrollBehaviorY),
    ),
  ).toEqual(['auto', 'auto']);
  await phone.dragUp(header.root, 40);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});

test('notch and home indicator cover no control', async ({ page, header, phone, services }) => {
  await services.scenario('amending');
  await phone.setSafeArea({ bottom: 34, left: 40, right: 40 });
  await header.open();
  const bar = page.getByRole('region', { name: 'Amending order' });

  await expect(bar.getByRole('button').last()).toBeVisible();
  for (const button of await bar.getByRole('button').all()) expect(await endOf(button)).toBeLessThan(811);
  const burger = header.root.getByRole('button', { name: 'Menu', exact: true });
  expect((await burger.boundingBox())?.x).toBeGreaterThanOrEqual(40);
  const trolley = await header.trolley.boundingBox();
  expect((trolley?.x ?? 0) + (trolley?.width ?? 0)).toBeLessThanOrEqual(350);

  await burger.tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect
    .poll(async () => (await menu.getByRole('link').nth(1).boundingBox())?.x)
    .toBeGreaterThanOrEqual(40);
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await header.root.getByRole('button', { name: 'Open search' }).tap();
  expect((await header.searchBox.boundingBox())?.x).toBeGreaterThanOrEqual(40);
});

for (const size of [10, 16, 24]) {
  test(`with text of ${size} px the page does not zoom in on an input, and targets are large enough`, async ({
    page,
    header,
    phone,
  }) => {
    await phone.setTextSize(size);
    await header.open();
    const controls = header.root.getByRole('button').or(header.root.getByRole('link'));
    for (const control of await controls.all()) await expectTarget(control, 24);
    if (size === 16) {
      for (const name of ['Menu', 'Open search']) {
        await expectTarget(header.root.getByRole('button', { name, exact: true }), 44);
      }
      await expectTarget(header.trolley, 44);
    }

    await header.root.getByRole('button', { name: 'Open search' }).tap();
    const { fontSize, highlight, touchAction } = await header.searchBox.evaluate((input) => ({
      fontSize: Number.parseFloat(getComputedStyle(input).fontSize),
      highlight: getComputedStyle(input).getPropertyValue('-webkit-tap-highlight-color'),
      touchAction: getComputedStyle(input.parentElement?.querySelector('button') ?? input).touchAction,
    }));
    expect(fontSize).toBeGreaterThanOrEqual(16);
    expect(highlight).toBe('rgba(0, 0, 0, 0)');
    expect(touchAction).toBe('manipulation');
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
}

/** Except what is only for screen readers, and shows at focus. */
async function expectTarget(control: Locator, size: number) {
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  if (width <= 1) return;
  expect(
    Math.min(width, height),
    await control.evaluate((each) => each.outerHTML.slice(0, 200)),
  ).toBeGreaterThanOrEqual(size);
}
