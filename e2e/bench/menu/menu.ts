import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { measureWork, startSlowShop } from '../startSlowShop.ts';
import { largerTaxonomy } from './largerTaxonomy.ts';

const baseline = 'static popover of the same panel';

/**
 * Measures opening the Groceries menu by touch, and the same menu with ten times the categories. The baseline is a copy
 * of the open panel's elements as a popover without scripts, on the same page.
 */
export async function menu(): Promise<Bench> {
  const shop = await startSlowShop();
  const openShop = (prepare?: (page: Page) => Promise<void>) =>
    shop.openPage('/ecom/recipes', { prepare, hasTouch: true });
  const [usual, large, copied] = [await openShop(), await openShop(enlarge), await openShop()];
  for (const page of [usual, large, copied]) await warm(page);
  await touch(copied, 'Groceries');
  await copied.locator(openPanel).first().evaluate(copyPanel);
  await copied.keyboard.press('Escape');
  return {
    title: 'Opening the Groceries menu by touch',
    conditions:
      'Work of the main thread from the touch until the menu is drawn, its code and categories being there; processor slowed down four times.',
    variants: new Map([
      [baseline, async () => ({ opening: await openingOf(copied, 'Static copy') })],
      ['menu', async () => ({ opening: await openingOf(usual, 'Groceries') })],
      ['menu of ten times the categories', async () => ({ opening: await openingOf(large, 'Groceries') })],
    ]),
    columns: [{ name: 'opening', unit: 'ms', digits: 1 }],
    goals: [
      { column: 'opening', of: 'menu', to: baseline, atMost: 1.3 },
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

const openPanel = '[popover]:popover-open';

async function enlarge(page: Page): Promise<void> {
  await page.route(/\/taxonomy\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: largerTaxonomy(await answer.json()) });
  });
}

/** Opens the menu once, so that its code, categories and editors' content are loaded. */
async function warm(page: Page): Promise<void> {
  await touch(page, 'Groceries');
  await page.getByRole('link', { name: 'View all Groceries' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
}

/** Runs in the page. Adds the copy and its button, both without any listener. */
function copyPanel(panel: Element): void {
  const copy = panel.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  copy.id = 'static-copy';
  copy.popover = 'auto';
  const button = document.createElement('button');
  button.append('Static copy');
  button.popoverTargetElement = copy;
  panel.after(copy);
  document.querySelector('main')?.prepend(button);
}

const touch = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().tap();

async function openingOf(page: Page, name: string): Promise<number> {
  const work = await measureWork(page, () => touch(page, name));
  await page.keyboard.press('Escape');
  return work;
}
