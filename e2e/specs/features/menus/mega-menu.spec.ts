import type { Page } from '@playwright/test';
import { axeFindings } from '../../../fixtures/axeFindings.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { auditedWidths } from '../../../fixtures/widths.ts';

test('a shopper reaches a category in the Groceries menu with the mouse', async ({ page, header }) => {
  await header.open();
  await header.pageLoaded();
  const before = await page.getByRole('main').boundingBox();

  await header.menu('Groceries').click();
  await header.root.getByRole('button', { name: 'Fresh & chilled' }).click();
  await header.root.getByRole('button', { name: 'Fruit', exact: true }).click();
  expect(await page.getByRole('main').boundingBox(), 'the page stays where it is').toEqual(before);
  await header.link('Bananas').click();

  await expect(page).toHaveURL('/ecom/shop/browse/groceries/fresh_and_chilled/fruit/bananas');
  await expect(header.menu('Groceries')).toHaveAttribute('aria-expanded', 'false');
});

test('a shopper reaches a category in the Groceries menu with the keyboard alone', async ({
  page,
  header,
}) => {
  await header.open();
  await header.pageLoaded();
  await header.menu('Groceries').focus();

  await page.keyboard.press('Enter');
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header.link('View all Groceries')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(header.link('View all Fresh & chilled')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/ecom/shop/browse/groceries/fresh_and_chilled');
});

test('Escape closes the menu and returns focus to its button; Tab past its end closes it and moves on', async ({
  page,
  header,
}) => {
  await header.open();
  await header.pageLoaded();
  await header.menu('Groceries').click();
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(header.menu('Groceries')).toBeFocused();
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeHidden();

  await page.keyboard.press('Enter');
  await header.root.getByRole('button', { name: 'Close menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(header.link('Offers')).toBeFocused();
  await expect(header.menu('Groceries')).toHaveAttribute('aria-expanded', 'false');
});

for (const { bar, top } of [
  { bar: 'full header', top: 0 },
  { bar: 'compact bar', top: 400 },
]) {
  test(`categories that are called like a link beside Groceries have their rows in the ${bar}`, async ({
    page,
    header,
  }) => {
    await header.open();
    await header.pageLoaded();
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    if (top > 0) await expect(header.link('Recipes')).toBeHidden();
    await header.menu('Groceries').click();

    await header.root.getByRole('button', { name: 'New', exact: true }).click();
    await expect(header.link('Yuzu lemonade')).toBeVisible();
    await header.root.getByRole('button', { name: 'Offers', exact: true }).click();
    await header.link('Bakery offers').click();
    await expect(page).toHaveURL(/\/offers\/bakery_offers\?categoryId=/);
  });
}

test('a click on the dimmed page closes the menu and clicks nothing else', async ({ page, header }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await header.open();
  await header.pageLoaded();
  await header.menu('Groceries').click();
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();

  await page.mouse.click(640, 1090);

  await expect(header.menu('Groceries')).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/ecom/shop/browse/groceries');
});

for (const { category, cards } of [
  { category: 'Fruit', cards: 'the editors’ card and the advert' },
  { category: 'Salad', cards: 'the advert and the specialist shops' },
]) {
  test(`at 1280 × 800 ${cards} are whole beside three levels, above the dimmed page`, async ({
    page,
    header,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await header.open('/ecom/recipes');
    await header.pageLoaded();
    await header.menu('Groceries').click();
    await header.root.getByRole('button', { name: 'Fresh & chilled' }).click();
    await header.root.getByRole('button', { name: category, exact: true }).click();

    const advert = header.root.getByRole('region', { name: /^Advertisement/ });
    const shops = header.root.getByRole('region', { name: 'Our specialist shops' });
    const hasShops = category === 'Salad';
    await expect(header.root.getByRole('link', { name: /^Shop Now/ })).toHaveCount(hasShops ? 0 : 1);
    await expect(shops).toHaveCount(hasShops ? 1 : 0);
    await expect(advert).toHaveCount(1);
    const lowest = hasShops ? shops : advert;
    await expect(lowest).toBeInViewport({ ratio: 1 });
    const { y, height } = (await lowest.boundingBox()) as { y: number; height: number };
    expect(y + height, 'the dimmed page is below').toBeLessThanOrEqual(800 - 32);
    await page.mouse.click(640, 795);
    await expect(header.menu('Groceries')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the menu’s code and data are loaded when the pointer reaches its button, and only once', async ({
  page,
  header,
  services,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/mega-menu\./.test(request.url())) chunks.push(request.url());
  });
  await header.open();
  await header.pageLoaded();
  expect(chunks).toEqual([]);
  expect(await services.calls('taxonomy')).toBe(0);

  await header.menu('Groceries').hover();
  await expect.poll(() => services.calls('taxonomy')).toBe(1);
  await header.menu('Groceries').click();
  await header.root.getByRole('button', { name: 'Bakery' }).click();
  await expect.poll(() => services.calls('fragment')).toBe(1);
  await page.keyboard.press('Escape');
  await header.menu('Groceries').click();
  await header.root.getByRole('button', { name: 'Bakery' }).click();
  await expect(header.link('View all Bakery')).toBeVisible();

  expect(await services.calls('taxonomy')).toBe(1);
  expect(await services.calls('fragment')).toBe(1);
});

test('if the taxonomy fails to load, Groceries opens the links of the page', async ({
  page,
  header,
  services,
}) => {
  await services.fault('taxonomy', { kind: 'status', status: 503 });
  await header.open('/ecom/recipes');
  await header.pageLoaded();

  await header.menu('Groceries').click();
  await header.link('Bakery').click();

  await expect(page).toHaveURL('/ecom/shop/browse/groceries/bakery');
});

test('if the menu’s code fails to load, Groceries opens the links of the page, and a retry brings the menu', async ({
  page,
  header,
  complaints,
}) => {
  let isDown = true;
  await page.route(/\/mega-menu\./, (route) => (isDown ? route.abort() : route.continue()));
  await header.open('/ecom/recipes');
  await header.pageLoaded();
  await header.menu('Groceries').click();
  await expect(header.link('Bakery')).toHaveAttribute('href', '/ecom/shop/browse/groceries/bakery');

  isDown = false;

  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();
  complaints.length = 0;
});

test('during its season the seasonal menu opens a panel', async ({ page, header, services }) => {
  await services.scenario('seasonal');
  await header.open();
  await header.pageLoaded();

  await header.menu('Christmas').click();
  await expect(header.root.getByRole('heading', { name: 'Christmas', exact: true })).toBeVisible();
  await header.link('Mince pies').click();

  await expect(page).toHaveURL('/ecom/shop/browse/groceries/christmas/mince_pies');
});

test('a page that returns from the back/forward cache has its menu closed', async ({ page, header }) => {
  await header.open();
  await header.pageLoaded();
  await header.menu('Groceries').click();
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await expect(header.menu('Groceries')).toHaveAttribute('aria-expanded', 'false');
});

for (const width of auditedWidths.filter((width) => width >= 992)) {
  test(`axe finds no violations in the open menus at ${width} px, in the full header and in the compact bar`, async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('seasonal');
    await page.setViewportSize({ width, height: 800 });
    await header.open();
    await header.pageLoaded();
    await page.getByRole('main').evaluate((main) => main.style.setProperty('min-block-size', '3000px'));
    const findings = async () => {
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.getAnimations().length === 0);
      return (await axeFindings(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    };

    for (const top of [0, 600]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(header.link('Recipes')).toBeVisible({ visible: top === 0 });
      await header.menu('Christmas').click();
      await expect(header.link('Mince pies')).toBeVisible();
      expect(await findings(), 'Christmas').toEqual([]);
      await header.menu('Groceries').click();
      await header.root.getByRole('button', { name: 'Fresh & chilled' }).click();
      await header.root.getByRole('button', { name: 'Fruit', exact: true }).click();
      await expect(header.link('Bananas')).toBeVisible();
      expect(await findings(), 'Groceries').toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

for (const name of ['Groceries', 'Christmas']) {
  test(`the first press on ${name} opens its menu, also after its code has come and before React has rendered it`, async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('seasonal');
    await header.open();
    await expect(header.menu(name)).toBeVisible();
    const rendering = await holdRendering(page);
    const chunk = page.waitForEvent('requestfinished', (request) =>
      /(mega|seasonal)-menu\./.test(request.url()),
    );

    await header.menu(name).hover();
    await chunk;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await header.menu(name).click();
    await rendering.release();

    await expect(header.menu(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
}

type PageGlobals = typeof globalThis & { releaseRendering: () => void };

/**
 * Holds back React's rendering until it is released, as a busy phone does: its scheduler runs in messages to itself.
 * Presses are still rendered at once.
 */
async function holdRendering(page: Page): Promise<{ release: () => Promise<void> }> {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
      held.push(() => postMessage.call(this, message));
    } as MessagePort['postMessage'];
    (globalThis as PageGlobals).releaseRendering = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
  });
  return { release: () => page.evaluate(() => (globalThis as PageGlobals).releaseRendering()) };
}
