import { boxOf } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

test('nothing moves and focus stays when its code takes over the open menu', async ({ page, header }) => {
  const code = await holdRequests(page, /\/shopper\.\w+\.js/);
  await header.openAs('pass-active');
  await header.pageLoaded();
  const opener = header.button('My account');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const lists = header.link('Lists');
  await lists.focus();
  await header.atRest();
  const before = await boxOf(lists);
  // The server does not know whether the shopper has a delivery pass, so its HTML has no link to it.
  await expect(header.link('Delivery Pass')).toBeHidden();

  code.release();

  await expect(header.link('Delivery Pass')).toBeVisible();
  await expect(header.link('Sign out')).toBeVisible();
  await expect(lists).toBeFocused();
  expect(await boxOf(lists)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();
  await expect(opener).toBeFocused();
});

test('without anchor positioning the menu is at its button, compact too @full', async ({ page, header }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: string[]) =>
      !query.join().includes('position-area') && Reflect.apply(supports, CSS, query);
  });
  await header.openAs('signed-in');
  await header.pageLoaded();
  await page.evaluate(removeAnchors);
  const button = header.button('My account');
  const menu = header.root.getByRole('list').filter({ hasText: 'Account overview' }).last();
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
  await header.becomeCompact();
  await button.click();
  await expect.poll(distance).toEqual([6, 6]);
});

/** Runs in the page. Removes the style rules for browsers with anchor positioning. */
function removeAnchors(): void {
  const removeFrom = (owner: CSSStyleSheet | CSSGroupingRule) => {
    for (const [index, rule] of [...[...owner.cssRules].entries()].reverse()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('position-area'))
        owner.deleteRule(index);
      else if ('cssRules' in rule) removeFrom(rule as CSSGroupingRule);
    }
  };
  for (const sheet of document.styleSheets) removeFrom(sheet);
}
