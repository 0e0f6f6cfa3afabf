import { axeFindings } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { auditedWidths } from '../../fixtures/widths.ts';

test.beforeEach(async ({ services }) => services.scenario('pass-active'));

test('while the menu’s code is on its way, a press opens the links of the page; then nothing moves and focus stays', async ({
  page,
  header,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/account-menu\.\w+\.js/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await header.open();
  await header.pageLoaded();
  const opener = header.root.getByRole('button', { name: 'My account' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const lists = header.link('Lists');
  await lists.focus();
  await lists.evaluate((link) =>
    Promise.all(
      link
        .closest('ul')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    ),
  );
  const before = await lists.boundingBox();
  // The server cannot know of the delivery pass.
  await expect(header.link('Delivery Pass')).toBeHidden();

  arrival.resolve();

  await expect(header.link('Delivery Pass')).toBeVisible();
  await expect(header.link('Sign out')).toBeVisible();
  await expect(lists).toBeFocused();
  expect(await lists.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const width of auditedWidths.filter((width) => width >= 992)) {
  test(`axe finds no violations in the open account menu at ${width} px, for a customer and for a support user`, async ({
    page,
    header,
    services,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [scenario, path] of [
      ['pass-active', '/'],
      ['pass-active', '/ecom/recipes'],
      ['support-user', '/ecom/recipes'],
    ] as const) {
      await services.scenario(scenario);
      await header.open(path);
      await header.root.getByRole('button', { name: 'My account' }).click();
      await expect(header.link('Account overview')).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().length === 0);

      expect(await axeFindings(page)).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the account menu opens, with the link to sign out', async ({ page, header }) => {
    await page.goto('/ecom/shop/browse/groceries');

    await header.root.getByRole('button', { name: 'My account' }).click();

    await expect(header.link('Account overview')).toBeVisible();
    await expect(header.link('Sign out')).toBeVisible();
  });
});

test('without anchor positioning the account menu is at its button, while the page scrolls and in the compact bar', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('signed-in');
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: string[]) =>
      !query.join().includes('position-area') && Reflect.apply(supports, CSS, query);
  });
  await header.open();
  await header.pageLoaded();
  await page.getByRole('main').evaluate((main) => main.style.setProperty('min-block-size', '3000px'));
  await page.evaluate(() => {
    const removeAnchors = (owner: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = owner.cssRules[index];
        if (rule instanceof CSSSupportsRule && rule.conditionText.includes('position-area'))
          owner.deleteRule(index);
        else if (rule && 'cssRules' in rule) removeAnchors(rule as CSSGroupingRule);
      }
    };
    for (const sheet of document.styleSheets) removeAnchors(sheet);
  });
  const button = header.root.getByRole('button', { name: 'My account' });
  const menu = header.root
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Account overview' }) })
    .last();
  const distance = async () => {
    const [above, below] = await Promise.all([button.boundingBox(), menu.boundingBox()]);
    if (!above || !below) return undefined;
    return [below.y - above.y - above.height, above.x + above.width - below.x - below.width].map(Math.round);
  };

  await button.click();
  await expect.poll(distance).toEqual([6, 6]);
  await page.mouse.wheel(0, 20);
  await expect.poll(distance).toEqual([6, 6]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(header.link('Recipes')).toBeHidden();
  await button.click();
  await expect.poll(distance).toEqual([6, 6]);
});
