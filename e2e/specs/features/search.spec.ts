import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';

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
    // Keeps the page busy after the search code has loaded, so that Enter is pressed before its first render.
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
