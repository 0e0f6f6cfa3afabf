import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { startSlowShop, workOf } from '../slowShop.ts';
import { largerTaxonomy } from './largerTaxonomy.ts';

/**
 * Opening the Groceries menu, the same with ten times as many categories, and a bare list of the same links: by itself, and
 * on the same page, above its content.
 */
export async function menu(): Promise<Bench> {
  const shop = await startSlowShop();
  const usual = await shop.openPage('/ecom/recipes');
  const large = await shop.openPage('/ecom/recipes', enlarge);
  await Promise.all([usual, large].map(warm));
  const links = await linksOf(usual);
  const alone = await shop.openMarkup('<main></main>');
  const inShop = await shop.openPage('/ecom/recipes');
  for (const page of [alone, inShop]) await page.locator('main').evaluate(addDetails, links);
  return {
    title: 'Opening the Groceries menu',
    conditions:
      'Work of the main thread from the press until the menu is drawn, its code and categories being there and the mouse on its button; processor slowed down four times.',
    variants: new Map([
      ['bare details on an empty page', async () => ({ opening: await openingOf(alone, bareOpener) })],
      ['bare details on the same page', async () => ({ opening: await openingOf(inShop, bareOpener) })],
      ['menu', async () => ({ opening: await openingOf(usual, opener) })],
      ['menu of ten times the categories', async () => ({ opening: await openingOf(large, opener) })],
    ]),
    columns: [{ name: 'opening', unit: 'ms', digits: 1 }],
    goals: [
      { column: 'opening', of: 'menu', to: 'bare details on the same page', atMost: 2 },
      { column: 'opening', of: 'menu', to: 'bare details on an empty page', atMost: 2 },
      { column: 'opening', of: 'menu of ten times the categories', to: 'menu', atMost: 1.2 },
    ],
    close: shop.close,
  };
}

const opener = 'nav button[aria-expanded]';
const bareOpener = 'summary:text-is("Bare groceries")';

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

interface Link {
  href: string;
  text: string;
}

/** The open menu's words and where they lead. */
async function linksOf(page: Page): Promise<Link[]> {
  await page.locator(opener).first().click();
  const links = await page
    .locator('[popover]:popover-open')
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((one) => ({ href: one.getAttribute('href') ?? '#', text: one.textContent ?? '' })),
    );
  await page.keyboard.press('Escape');
  return links;
}

/** In the page, without anything of ours: the list lies over the content, as a menu does. */
function addDetails(main: HTMLElement, links: Link[]): void {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  summary.append('Bare groceries');
  for (const { href, text } of links) {
    const row = document.createElement('li');
    row.append(Object.assign(document.createElement('a'), { href, textContent: text }));
    list.append(row);
  }
  Object.assign(list.style, { position: 'absolute', background: 'white' });
  details.append(summary, list);
  main.prepend(details);
}

async function openingOf(page: Page, what: string): Promise<number> {
  const control = page.locator(what).first();
  await control.hover();
  const work = await workOf(page, () => control.click());
  await control.press(what === bareOpener ? 'Enter' : 'Escape');
  return work;
}
