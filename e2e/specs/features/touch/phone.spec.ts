import type { CDPSession, Locator, Page } from '@playwright/test';
import { boxOf, emit } from '../../../fixtures/header.ts';
import { fullUnless } from '../../../fixtures/shortForm.ts';
import { test as base, expect } from '../../../fixtures/test.ts';

const test = base.extend<{ phone: Phone }>({ phone: async ({ page }, use) => use(await createPhone(page)) });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Bottom edge of the element in the window. CSS pixels. */
const endOf = async (element: Locator) => {
  const { y, height } = await boxOf(element);
  return y + height;
};

test('above the keyboard every suggestion can be reached', async ({ page, header, phone }) => {
  await header.open();
  await header.pageLoaded();
  await header.button('Open search').tap();
  const screen = page.locator('#grocer-search');
  await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });

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

test('a finger scrolls the menu, and not the page behind', async ({ page, header, phone }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await header.open();
  await header.pageLoaded();
  const menu = await header.openMobileMenu();
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
  await expect(menu).toHaveCSS('overscroll-behavior-y', 'contain');
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  // The browser's pull-to-refresh must stay enabled.
  for (const element of ['html', 'body'])
    await expect(page.locator(element)).toHaveCSS('overscroll-behavior-y', 'auto');
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
  expect((await boxOf(header.button('Menu'))).x).toBeGreaterThanOrEqual(40);
  const trolley = await boxOf(header.trolley);
  expect(trolley.x + trolley.width).toBeLessThanOrEqual(350);

  const menu = await header.openMobileMenu();
  await expect(menu).toBeVisible();
  // Retries, because the menu's rows may be replaced while it slides in.
  await expect(async () =>
    expect((await boxOf(menu.getByRole('link').nth(1))).x).toBeGreaterThanOrEqual(40),
  ).toPass();
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await header.button('Open search').tap();
  expect((await boxOf(header.searchBox)).x).toBeGreaterThanOrEqual(40);
});

for (const size of [10, 16, 24]) {
  test(`with text of ${size} px no input zooms; targets are large${fullUnless(size === 16)}`, async ({
    page,
    header,
    phone,
  }) => {
    await phone.setTextSize(size);
    await header.open();
    const controls = header.root.getByRole('button').or(header.root.getByRole('link'));
    for (const control of await controls.all()) await expectTarget(control, 24);
    if (size === 16) {
      for (const name of ['Menu', 'Open search']) await expectTarget(header.button(name), 44);
      await expectTarget(header.trolley, 44);
    }

    await header.button('Open search').tap();
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

/** Expects a control of at least `size` px. Ignores those of 1 px, visible only while focused. */
async function expectTarget(control: Locator, size: number) {
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  if (width <= 1) return;
  expect(
    Math.min(width, height),
    await control.evaluate((each) => each.outerHTML.slice(0, 200)),
  ).toBeGreaterThanOrEqual(size);
}

/** Runs in the page before its scripts. Simulates a keyboard, which shrinks only the visual viewport. */
const letKeyboardShow = () => {
  const viewport = window.visualViewport as VisualViewport;
  const full = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height')?.get;
  let keyboard = 0;
  Object.defineProperty(viewport, 'height', { get: () => full?.call(viewport) - keyboard });
  window.addEventListener('keyboard', (event) => {
    keyboard = (event as CustomEvent<number>).detail;
    viewport.dispatchEvent(new Event('resize'));
  });
};

type Phone = Awaited<ReturnType<typeof createPhone>>;

/** Controls an emulated phone through the DevTools protocol. */
async function createPhone(page: Page) {
  await page.addInitScript(letKeyboardShow);
  const session = await page.context().newCDPSession(page);
  return {
    /** Drags a finger up over the middle of the element, by that many pixels. */
    dragUp: (over: Locator, distance: number) => dragUp(session, over, distance),
    showKeyboard: (height: number) => emit(page, 'keyboard', height),
    /** Sets the insets that the notch and home indicator cover, in pixels. */
    setSafeArea: (insets: { bottom: number; left: number; right: number }) =>
      session.send('Emulation.setSafeAreaInsetsOverride', { insets }),
    /** Sets the reader's default font size, which is usually 16 px. */
    setTextSize: (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } }),
  };
}

async function dragUp(session: CDPSession, over: Locator, distance: number): Promise<void> {
  const { x, y, width, height } = await boxOf(over);
  const finger = { x: x + width / 2, y: y + (height + distance) / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  for (let moved = 20; moved <= distance; moved += 20) {
    const touchPoints = [{ ...finger, y: finger.y - moved }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
