import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/**
 * Records the header's animations in every frame. Ignores spinners, and the animation that hides elements
 * until the session is known: neither leads to a final state.
 */
async function watchMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const seen = new Map<string, object>();
    const sample = () => {
      for (const animation of document.getAnimations()) {
        const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
        const name = animationName ?? transitionProperty ?? 'script';
        const { target } = animation.effect as KeyframeEffect;
        const { endTime, duration } = (animation.effect as KeyframeEffect).getComputedTiming();
        // Ignores changes without a duration, which only wait until the pointer has left the row.
        if (duration === 0) continue;
        const ms = Number(endTime);
        const isOwn = target?.closest('header') && !target.matches('[data-grocer-hidden]');
        if (ms === Infinity || !isOwn) continue;
        const link = target?.closest('a')?.pathname;
        seen.set(`${name} ${ms} ${link}`, { name, ms, link });
      }
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
    Object.assign(globalThis, { motions: () => [...seen.values()] });
  });
  return () => page.evaluate<Motion[]>('motions()');
}

type Motion = { name: string; ms: number; link?: string | undefined };

async function openAndClose(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const button = (name: string | RegExp) => banner.getByRole('button', { name, exact: true });
  await button('Groceries').click();
  await button('Bakery').click();
  await button('Fresh & chilled').click();
  await expect(banner.getByRole('link', { name: 'View all Fresh & chilled' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(/^Slot details/).click();
  await expect(banner.getByRole('link', { name: 'Change slot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button('My account').click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(banner.getByRole('link', { name: 'Inspiration' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await button('Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Groceries' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Bakery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

// `storybook/docs/designers/code/code.test.ts` tests the times in all style sheets.
test('with reduced motion nothing moves @full', async ({ page, header }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motions = await watchMotion(page);
  await header.openAs('slot-booked');
  await header.pageLoaded();
  await openAndClose(page);

  expect((await motions()).filter(({ ms }) => ms > 0)).toEqual([]);
});

test('the trolley answers the shopper’s own change, not the first answer and not another tab', async ({
  page,
  header,
  context,
}) => {
  const other = await context.newPage();
  const [ownMotions, othersMotions] = [await watchMotion(page), await watchMotion(other)];
  const rolls = async (read: () => Promise<Motion[]>) =>
    (await read()).filter(({ name, link }) => name === 'script' && link === '/ecom/shop/trolley');
  await header.openAs('signed-in');
  await other.goto(page.url());
  const trolleyOf = (tab: Page, items: number) =>
    tab.getByRole('banner').getByRole('link', { name: new RegExp(`^Trolley, ${items} items`) });
  await expect(trolleyOf(other, 12)).toBeVisible();
  // Until the page has loaded the trolley, products in the trolley have the button "Add" too.
  await expect(page.getByRole('status', { name: / in trolley$/ }).first()).toBeVisible();
  await page.bringToFront();

  await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
  await expect(trolleyOf(page, 13)).toBeVisible();
  await expect.poll(() => rolls(ownMotions)).toMatchObject([{ ms: 200 }]);
  await expect(trolleyOf(other, 13)).toBeVisible();
  expect(await rolls(othersMotions)).toEqual([]);
});
