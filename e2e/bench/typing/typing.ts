import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { startSlowShop, workOf } from '../slowShop.ts';

const typed = 'sourdough bread rolls';
const bare = '<input type="search" name="searchTerm" aria-label="Search groceries">';

/** Typing into the search box, its suggestions coming meanwhile, and into a bare field. */
export async function typing(): Promise<Bench> {
  const shop = await startSlowShop();
  const pages = { box: await shop.openPage('/ecom/recipes'), bare: await shop.openMarkup(bare) };
  return {
    title: 'Typing',
    conditions:
      'Work of the main thread for one keystroke of many, with the processor slowed down four times; 80 ms between keys.',
    variants: new Map([
      ['bare field', async () => ({ keystroke: await keystrokeIn(pages.bare) })],
      ['search box', async () => ({ keystroke: await keystrokeIn(pages.box) })],
    ]),
    columns: [{ name: 'keystroke', unit: 'ms', digits: 2 }],
    goals: [{ column: 'keystroke', of: 'search box', to: 'bare field', atMost: 2 }],
    close: shop.close,
  };
}

async function keystrokeIn(page: Page): Promise<number> {
  const field = page.locator('input[name=searchTerm]');
  await field.fill('');
  await field.focus();
  const work = await workOf(page, () => field.pressSequentially(typed, { delay: 80 }));
  return work / typed.length;
}
