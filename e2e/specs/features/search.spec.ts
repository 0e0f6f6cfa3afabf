import { sanitiseTerm } from '@grocer/shared-contracts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { hostileTexts } from '../../fixtures/hostileTexts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a search leads to its results, without characters that mean nothing', async ({ page, header }) => {
  await header.open();
  await header.searchBox.fill('<b>Ben & Jerry’s</b> 50% off!');
  await header.searchBox.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Results for “Ben & Jerry's 50 off”");
  await expect(header.searchBox).toHaveValue("Ben & Jerry's 50 off");
});

test('an empty search box does not search; a cleared one does', async ({ page, header }) => {
  await header.open();
  await expect(header.submit).toBeDisabled();
  await header.searchBox.press('Enter');
  await expect(page).toHaveURL(/browse\/groceries$/);

  await header.open('/ecom/shop/search?searchTerm=oat+milk');
  await header.button('Clear search').click();
  await expect(header.searchBox).toBeFocused();
  await expect(header.submit).toBeEnabled();
  await header.searchBox.press('Enter');

  await expect(page).toHaveURL(/\/ecom\/shop\/search$/);
});

test('Ctrl+Enter and Ctrl+click open a suggestion in another tab @full', async ({
  page,
  header,
  context,
}) => {
  await header.open();
  await header.searchBox.pressSequentially('sour');
  await expect(header.suggestions).toBeVisible();
  const here = page.url();

  await header.searchBox.press('ArrowDown');
  const byKey = context.waitForEvent('page');
  await header.searchBox.press('Control+Enter');
  await expect(await byKey).toHaveURL(/searchTerm=sou/);
  const byPointer = context.waitForEvent('page');
  const second = header.root.getByRole('option').nth(1);
  await second.click({ modifiers: ['Control'] });
  await expect(await byPointer).toHaveURL(/searchTerm=/);

  expect(page.url()).toBe(here);
});

test('text that is typed before their code has loaded gets suggestions', async ({ page, header }) => {
  const code = await holdRequests(page, '**/search.*.js');
  await header.open();
  await header.searchBox.pressSequentially('sour');

  code.release();

  await expect(header.suggestions).toBeVisible();
  await expect(header.searchBox).toHaveValue('sour');
});

test('a search just as the code of suggestions arrives is not lost', async ({ page, header }) => {
  const code = await holdRequests(page, '**/search.*.js');
  await page.addInitScript(() => {
    // Keeps the page busy after the code has loaded, so that Enter is pressed before its first render.
    const keepBusy = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement && target.src.includes('/search.'))) return;
      const end = performance.now() + 1000;
      while (performance.now() < end);
    };
    document.addEventListener('load', keepBusy, { capture: true });
  });
  await header.open();
  await header.searchBox.fill('milk');

  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/search.'));
  code.release();
  await arrived;
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “milk”');
});

test('no typed text runs as a script, and a hostile text is searched for @full', async ({ page, header }) => {
  test.setTimeout(120_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await header.open();
  for (const text of hostileTexts) {
    await header.searchBox.fill(text);
    await expect(header.searchBox).toHaveValue(text);
    await header.searchBox.press('Enter');
    await expect(header.searchBox).toHaveValue(sanitiseTerm(text));
    expect(new URL(page.url()).searchParams.get('searchTerm') ?? '').toBe(sanitiseTerm(text));
  }
  expect(dialogs).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the dialog of the search screen becomes a wider screen’s search box', async ({ page, header }) => {
    await header.open();
    await header.button('Open search').tap();
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
