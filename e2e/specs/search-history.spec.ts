import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axeFindings.ts';
import { hostileTexts } from '../fixtures/hostileTexts.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchForScripts } from '../fixtures/watchForScripts.ts';
import { widths } from '../fixtures/widths.ts';

const keep = (page: Page, text: string) =>
  page.addInitScript((kept) => {
    if (!sessionStorage.getItem('kept')) localStorage.setItem('searchHistory', kept);
    sessionStorage.setItem('kept', 'yes');
  }, text);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('searchHistory'));
const terms = ['sourdough', 'salted butter', 'crème fraîche', 'blood oranges', 'oat milk', 'lamb', 'eggs'];

test('what was searched for is offered again, the newest first and each once', async ({ page, header }) => {
  await header.open();
  for (const term of ['milk', 'bread', 'Milk']) {
    await header.searchBox.fill(term);
    await header.searchBox.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`);
  }
  expect(await kept(page)).toBe('["Milk","bread"]');

  await header.searchBox.fill('');
  await expect(header.recentSearches.getByRole('option')).toHaveText(['Milk', 'bread']);
  await expect(header.root.getByText('You have: 2 previous search terms found.')).toBeAttached();
  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “bread”');
  expect(await kept(page)).toBe('["bread","Milk"]');
});

test('six are shown; Delete, the row’s button and Clear all remove', async ({ page, header }) => {
  await keep(page, JSON.stringify(terms));
  await header.open();
  await header.searchBox.click();
  await expect(header.recentSearches.getByRole('option')).toHaveText(terms.slice(0, 6));

  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('Delete');
  await expect(header.root.getByText('Removed sourdough')).toBeAttached();
  await expect(header.root.getByRole('option', { selected: true })).toHaveText('salted butter');
  await header.root.getByRole('button', { name: 'Remove oat milk' }).click();
  await expect(header.searchBox).toBeFocused();
  expect(JSON.parse((await kept(page)) ?? '')).toEqual([
    'salted butter',
    'crème fraîche',
    'blood oranges',
    'lamb',
    'eggs',
  ]);
  await header.root.getByRole('button', { name: 'Clear all' }).click();

  await expect(header.recentSearches).toBeHidden();
  await expect(header.searchBox).toBeFocused();
  expect(await kept(page)).toBeNull();
});

test('a search in another tab is offered in this one', async ({ page, header, context }) => {
  await keep(page, '["milk"]');
  await header.open();
  await header.searchBox.click();
  await expect(header.recentSearches.getByRole('option')).toHaveText(['milk']);

  const other = await context.newPage();
  await other.goto('/ecom/shop/browse/groceries');
  await other.evaluate(() => localStorage.setItem('searchHistory', '["bread","milk"]'));

  await expect(header.recentSearches.getByRole('option')).toHaveText(['bread', 'milk']);
});

const spoiled = [
  '',
  'milk',
  '{"0":"milk"}',
  '["milk",7]',
  '[["milk"]]',
  'null',
  '["milk"',
  '[null]',
  '1e999',
];

test('whatever else stands in its place is thrown away', async ({ page, header }) => {
  await header.open();
  for (const text of spoiled) {
    await page.evaluate((spoilt) => localStorage.setItem('searchHistory', spoilt), text);
    await page.reload();
    await header.ready();
    await header.searchBox.click();
    await expect.poll(() => kept(page), text).toBeNull();
    await expect(header.recentSearches, text).toBeHidden();
  }
});

test('hostile terms are words and nothing else', async ({ page, header }) => {
  const ran = watchForScripts(page);
  await keep(page, JSON.stringify(hostileTexts));
  await header.open();
  await header.searchBox.click();
  await expect(header.recentSearches.getByRole('option')).toHaveCount(6);

  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “alert1milk”');
  expect(ran).toEqual([]);
});

for (const [state, block] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`where storage is ${state} nothing is remembered and all else works`, async ({ page, header }) => {
    await page.addInitScript(block);
    await header.open();
    await header.searchBox.click();
    await header.searchBox.pressSequentially('sourdough');
    await expect(header.suggestions).toBeVisible();
    await header.searchBox.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “sourdough”');
    await header.searchBox.fill('');
    await expect(header.recentSearches).toBeHidden();
  });
}

test('at every width axe finds nothing in an open list of recent searches', async ({
  page,
  header,
  complaints,
}) => {
  await keep(page, JSON.stringify(terms));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await header.open();
    if (width < 992) await header.root.getByRole('button', { name: 'Open search' }).click();
    else await header.searchBox.click();
    await expect(header.recentSearches).toBeVisible();

    expect(await axeFindings(page, complaints), `at ${width}`).toEqual([]);
  }
});
