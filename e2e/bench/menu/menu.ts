import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { startSlowShop, workOf } from '../slowShop.ts';
import { largerTaxonomy } from './largerTaxonomy.ts';

/** Opening the Groceries menu, the same with ten times as many categories, and a bare list of the same links. */
export async function menu(): Promise<Bench> {
  const shop = await startSlowShop();
  const usual = await shop.openPage('/ecom/recipes');
  const large = await shop.openPage('/ecom/recipes', enlarge);
  await Promise.all([usual, large].map(warm));
  const bare = await shop.openMarkup(await bareList(usual));
  return {
    title: 'Opening the Groceries menu',
    conditions:
      'Work of the main thread from the press until the menu is drawn, its code and categories being there and the mouse on its button; processor slowed down four times.',
    variants: new Map([
      ['bare details', async () => ({ opening: await openingOf(bare, 'summary') })],
      ['menu', async () => ({ opening: await openingOf(usual, opener) })],
      ['menu of ten times the categories', async () => ({ opening: await openingOf(large, opener) })],
    ]),
    columns: [{ name: 'opening', unit: 'ms', digits: 1 }],
    goals: [
      { column: 'opening', of: 'menu', to: 'bare details', atMost: 2 },
      { column: 'opening', of: 'menu of ten times the categories', to: 'menu', atMost: 1.2 },
    ],
    close: shop.close,
  };
}

const opener = 'nav button[aria-expanded]';

async function enlarge(page: Page): Promise<void> {
  await page.route(/\/taxonomy\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: largerTaxonomy(await answer.json()) });
  });
}

/** Until its code, its categories and what editors put beside them have come. */
async function warm(page: Page): Promise<void> {
  await page.locator(opener).first().click();
  await page.getByRole('link', { name: 'View all Groceries' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
}

/** The open menu's words and links, without anything of ours. */
async function bareList(page: Page): Promise<string> {
  await page.locator(opener).first().click();
  const rows = await page
    .locator('[popover]:popover-open')
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((one) => `<li><a href="${one.getAttribute('href') ?? '#'}">${one.textContent}</a></li>`),
    );
  await page.keyboard.press('Escape');
  return `<details><summary>Groceries</summary><ul>${rows.join('')}</ul></details>`;
}

async function openingOf(page: Page, what: string): Promise<number> {
  const control = page.locator(what).first();
  await control.hover();
  const work = await workOf(page, () => control.click());
  await control.press(what === 'summary' ? 'Enter' : 'Escape');
  return work;
}
