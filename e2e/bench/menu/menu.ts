import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { measureWork, startSlowShop } from '../startSlowShop.ts';
import { largerTaxonomy } from './largerTaxonomy.ts';

/**
 * Measures opening the Groceries menu and the same menu with ten times the categories. The baseline is a bare
 * `<details>` with the same links, on an empty page and above the content of the same page.
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
      { column: 'opening', of: 'menu', to: 'bare details on the same page', atMost: 2, reason },
      { column: 'opening', of: 'menu', to: 'bare details on an empty page', atMost: 1.8, reason },
      {
        column: 'opening',
        of: 'menu of ten times the categories',
        to: 'menu',
        atMost: 1.05,
        reason: 'The interval includes 1: both draw as many elements.',
      },
    ],
    close: shop.close,
  };
}

const reason =
  'Closed details keep the style of their links, so the browser computes 4 elements again. A closed popover has none: 219 elements. Of what the menu adds on the same page, 39 % is style, 24 % painting, 16 % script, 13 % layout. An empty panel adds 44 % of it.';
const opener = 'nav button[aria-expanded]';
const bareOpener = 'summary:text-is("Bare groceries")';

async function enlarge(page: Page): Promise<void> {
  await page.route(/\/taxonomy\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: largerTaxonomy(await answer.json()) });
  });
}

/** Opens the menu once, so that its code, categories and editors' content are loaded. */
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

/** Text and address of every link and button of the open menu. */
async function linksOf(page: Page): Promise<Link[]> {
  await page.locator(opener).first().click();
  const links = await page
    .locator('[popover]:popover-open')
    .locator('a, button')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        href: element.getAttribute('href') ?? '#',
        text: element.textContent ?? '',
      })),
    );
  await page.keyboard.press('Escape');
  return links;
}

/** Runs in the page. Adds the baseline, whose list overlays the content as a menu does. */
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

async function openingOf(page: Page, selector: string): Promise<number> {
  const control = page.locator(selector).first();
  await control.hover();
  const work = await measureWork(page, () => control.click());
  await control.press(selector === bareOpener ? 'Enter' : 'Escape');
  return work;
}
