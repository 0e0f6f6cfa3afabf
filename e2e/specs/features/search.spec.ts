import { sanitiseTerm } from '@grocer/shared-contracts';
import { axeFindings } from '../../fixtures/axeFindings.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { hostileTexts } from '../../fixtures/hostileTexts.ts';
import { isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchForScripts } from '../../fixtures/watchForScripts.ts';
import { auditedWidths } from '../../fixtures/widths.ts';

test('a search leads to the search page, with the characters removed that the shop does not search for', async ({
  page,
  header,
}) => {
  await header.open();

  await header.searchBox.fill('<b>Ben & Jerry’s</b> 50% off!');
  await header.searchBox.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Results for “Ben & Jerry's 50 off”");
  await expect(header.searchBox).toHaveValue("Ben & Jerry's 50 off");
});

test('an empty search box does not search; one that the shopper has cleared leads to the search page', async ({
  page,
  header,
}) => {
  await header.open();
  await expect(header.submit).toBeDisabled();
  await header.searchBox.press('Enter');
  await expect(page).toHaveURL(/browse\/groceries$/);

  await page.goto('/ecom/shop/search?searchTerm=oat+milk');
  await header.ready();
  await header.root.getByRole('button', { name: 'Clear search' }).click();
  await expect(header.searchBox).toBeFocused();
  await expect(header.submit).toBeEnabled();
  await header.searchBox.press('Enter');

  await expect(page).toHaveURL(/\/ecom\/shop\/search$/);
});

test('Ctrl+Enter and Ctrl+click open a suggestion in another tab', async ({ page, header, context }) => {
  await header.open();
  await header.searchBox.pressSequentially('sour');
  await expect(header.suggestions).toBeVisible();
  const here = page.url();

  await header.searchBox.press('ArrowDown');
  const byKey = context.waitForEvent('page');
  await header.searchBox.press('Control+Enter');
  await expect(await byKey).toHaveURL(/searchTerm=sou/);
  const byPointer = context.waitForEvent('page');
  await header.root
    .getByRole('option')
    .nth(1)
    .click({ modifiers: ['Control'] });
  await expect(await byPointer).toHaveURL(/searchTerm=/);

  expect(page.url()).toBe(here);
});

test('text that is typed before the code of suggestions has loaded gets suggestions afterwards', async ({
  page,
  header,
  stack,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(`${stack.remote.origin}/**/search-list.*.js`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await header.open();
  await header.searchBox.pressSequentially('sour');

  gate.resolve();

  await expect(header.suggestions).toBeVisible();
  await expect(header.searchBox).toHaveValue('sour');
});

test('a search that is submitted just as the code of suggestions arrives is not lost', async ({
  page,
  header,
  stack,
}) => {
  const code = await holdRequests(page, `${stack.remote.origin}/**/search-list.*.js`);
  await page.addInitScript(() => {
    // Keeps the page busy between the arrival of the code and its first render, so that Enter falls in between.
    const keepBusy = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement && target.src.includes('search-list'))) return;
      const end = performance.now() + 1000;
      while (performance.now() < end);
    };
    document.addEventListener('load', keepBusy, { capture: true });
  });
  await header.open();
  await header.searchBox.fill('milk');

  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('search-list'));
  code.release();
  await arrived;
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “milk”');
});

test('no typed text runs as a script, and a hostile text is searched for', async ({ page, header }) => {
  test.setTimeout(120_000);
  const dialogs = watchForScripts(page);
  await header.open();
  // The matrix of injection has all of them in the short form, too.
  const texts = hostileTexts.filter((_text, index) => isFullMatrix || index % 3 === 0);
  for (const text of texts) {
    await header.searchBox.fill(text);
    await expect(header.searchBox).toHaveValue(text);
    await header.searchBox.press('Enter');
    await expect(header.searchBox).toHaveValue(sanitiseTerm(text));
    expect(new URL(page.url()).searchParams.get('searchTerm') ?? '').toBe(sanitiseTerm(text));
  }
  expect(dialogs).toEqual([]);
});

test('in each layout axe finds no violations in an open list of suggestions', async ({ page, header }) => {
  for (const width of auditedWidths) {
    await page.setViewportSize({ width, height: 800 });
    await header.open();
    if (width < 992) await header.root.getByRole('button', { name: 'Open search' }).click();
    await header.searchBox.pressSequentially('sour');
    await expect(header.suggestions).toBeVisible();
    await header.searchBox.press('ArrowDown');

    expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search screen is a dialog with suggestions, and becomes the header’s search box on a wider screen', async ({
    page,
    header,
  }) => {
    await header.open();
    await header.root.getByRole('button', { name: 'Open search' }).tap();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await header.searchBox.pressSequentially('sour');
    await expect(header.suggestions).toBeVisible();

    await page.setViewportSize({ width: 1024, height: 768 });

    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await expect(header.searchBox).toBeVisible();
    await expect(header.searchBox).toBeFocused();
    await expect(header.searchBox).toHaveValue('sour');
    await expect(header.link('Sign in')).toBeVisible();
  });
});
