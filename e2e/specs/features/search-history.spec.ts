import { sanitiseTerm } from '@grocer/shared-contracts';
import type { Page } from '@playwright/test';
import { consentTo, trackedEvents } from '../../fixtures/analytics.ts';
import { axeFindings } from '../../fixtures/axeFindings.ts';
import { hostileTexts } from '../../fixtures/hostileTexts.ts';
import { isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchForScripts } from '../../fixtures/watchForScripts.ts';
import { auditedWidths } from '../../fixtures/widths.ts';

const seedHistory = (page: Page, text: string) =>
  page.addInitScript((stored) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('searchHistory', stored);
    sessionStorage.setItem('seeded', 'yes');
  }, text);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('searchHistory'));
const terms = ['sourdough', 'salted butter', 'crème fraîche', 'blood oranges', 'oat milk', 'lamb', 'eggs'];

test('recent searches are offered, the newest first and each once', async ({ page, header }) => {
  await header.open();
  for (const term of ['milk', 'bread', 'Milk']) {
    await header.searchBox.fill(term);
    await header.searchBox.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`);
  }
  expect(await stored(page)).toBe('["Milk","bread"]');

  await header.searchBox.fill('');
  await expect(header.recentSearches.getByRole('option')).toHaveText(['Milk', 'bread']);
  await expect(header.root.getByText('You have: 2 previous search terms found.')).toBeAttached();
  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “bread”');
  expect(await stored(page)).toBe('["bread","Milk"]');
});

test('a search in another tab is offered as a recent search in this one', async ({
  page,
  header,
  context,
}) => {
  await seedHistory(page, '["milk"]');
  await header.open();
  await header.searchBox.click();
  await expect(header.recentSearches.getByRole('option')).toHaveText(['milk']);

  const otherTab = await context.newPage();
  await otherTab.goto('/ecom/shop/browse/groceries');
  await otherTab.evaluate(() => localStorage.setItem('searchHistory', '["bread","milk"]'));

  await expect(header.recentSearches.getByRole('option')).toHaveText(['bread', 'milk']);
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
  test(`if storage is ${state}, no search is remembered, and search works`, async ({ page, header }) => {
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

test('in each layout axe finds no violations in an open list of recent searches', async ({
  page,
  header,
}) => {
  await seedHistory(page, JSON.stringify(terms));
  for (const width of auditedWidths) {
    await page.setViewportSize({ width, height: 800 });
    await header.open();
    if (width < 992) await header.root.getByRole('button', { name: 'Open search' }).click();
    else await header.searchBox.click();
    await expect(header.recentSearches).toBeVisible();

    expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});
