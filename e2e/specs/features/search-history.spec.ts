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

test('six recent searches are shown, and Delete, the row’s button and Clear all remove them, but not Backspace', async ({
  page,
  header,
}) => {
  await seedHistory(page, JSON.stringify(terms));
  await header.open();
  await header.searchBox.click();
  await expect(header.recentSearches.getByRole('option')).toHaveText(terms.slice(0, 6));

  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('Backspace');
  await header.searchBox.press('Delete');
  await expect(header.root.getByText('Removed sourdough')).toBeAttached();
  await expect(header.root.getByRole('option', { selected: true })).toHaveText('salted butter');
  await header.root.getByRole('button', { name: 'Remove oat milk' }).click();
  await expect(header.searchBox).toBeFocused();
  expect(JSON.parse((await stored(page)) ?? '')).toEqual([
    'salted butter',
    'crème fraîche',
    'blood oranges',
    'lamb',
    'eggs',
  ]);
  await header.root.getByRole('button', { name: 'Clear all' }).click();

  await expect(header.recentSearches).toBeHidden();
  await expect(header.searchBox).toBeFocused();
  expect(await stored(page)).toBeNull();
});

test('with consent, searches and changes of the search history are reported to analytics', async ({
  page,
  header,
  stack,
}) => {
  await consentTo(page, stack.host.origin, ['cookieConsentAnalytics']);
  await seedHistory(page, JSON.stringify(terms));
  await header.open();
  await header.searchBox.click();
  await header.root.getByRole('button', { name: 'Remove salted butter' }).click();
  await header.searchBox.press('ArrowDown');
  await header.searchBox.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “sourdough”');
  await header.searchBox.fill('');
  await header.root.getByRole('button', { name: 'Clear all' }).click();

  expect(await trackedEvents(page, 'search_history_remove')).toMatchObject([
    { term: 'salted butter', position: 2 },
  ]);
  expect(await trackedEvents(page, 'search_history_click')).toMatchObject([
    { term: 'sourdough', position: 1 },
  ]);
  expect(await trackedEvents(page, 'search_history_clear_all')).toMatchObject([{ count: 6 }]);
  expect(await trackedEvents(page, 'search_submit')).toEqual([
    {
      event: 'search_submit',
      source: 'history',
      termLength: 9,
      suggestionPosition: null,
      suggestionsShown: 0,
      pageType: expect.any(String),
      placement: 'shop',
      loggedIn: false,
      device: 'desktop',
      ts: expect.any(Number),
    },
  ]);
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

const unreadable = [
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

test('a stored search history that cannot be read is removed', async ({ page, header }) => {
  await header.open();
  // `searchHistory.test.ts` has them all, too.
  for (const text of isFullMatrix ? unreadable : unreadable.slice(-3)) {
    await page.evaluate((value) => localStorage.setItem('searchHistory', value), text);
    await page.reload();
    await header.ready();
    await header.searchBox.click();
    await expect.poll(() => stored(page), text).toBeNull();
    await expect(header.recentSearches, text).toBeHidden();
  }
});

test('every text in the search history is shown as text, can be searched for, and is kept', async ({
  page,
  header,
}) => {
  test.setTimeout(60_000);
  const dialogs = watchForScripts(page);
  const terms = new Map(hostileTexts.map((text) => [sanitiseTerm(text).toLowerCase(), text]));
  terms.delete('');
  const texts = [...terms.values()];
  expect(texts.length).toBeGreaterThan(40);
  await header.open();

  for (let from = 0; from < texts.length; from += 6) {
    const six = texts.slice(from, from + 6);
    await page.evaluate((stored) => localStorage.setItem('searchHistory', stored), JSON.stringify(six));
    await header.searchBox.fill('');
    await header.searchBox.click();
    await expect(header.recentSearches.getByRole('option')).toHaveText(six.map(sanitiseTerm));

    await header.searchBox.press('ArrowDown');
    await header.searchBox.press('Enter');
    await expect(header.searchBox).toHaveValue(sanitiseTerm(six[0] ?? ''));
    expect(new URL(page.url()).searchParams.get('searchTerm')).toBe(sanitiseTerm(six[0] ?? ''));
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(six.map(sanitiseTerm));
  }
  expect(dialogs).toEqual([]);
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
