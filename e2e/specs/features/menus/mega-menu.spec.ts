import type { Page } from '@playwright/test';
import { axeFindings } from '../../../fixtures/axeFindings.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { auditedWidths } from '../../../fixtures/widths.ts';

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
