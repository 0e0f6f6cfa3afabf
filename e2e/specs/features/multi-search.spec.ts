import type { Page } from '@playwright/test';
import { expect, type PlainPage, test } from '../../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Multi-search' });
const box = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your list' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

test('the widget alone on a page opens one dialog, searches and unmounts', async ({ plainPage: page }) => {
  await page.getByRole('button', { name: 'Header' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.evaluate(() => {
    const { mount, services, widgets } = globalThis as PlainPage;
    const element = document.createElement('div');
    document.querySelector('main')?.append(element);
    widgets.push(mount('MultiSearch', element, { services, navigate: () => {} }));
  });

  const opener = page.getByRole('main').getByRole('button', { name: 'Multi-search' });
  await opener.click();
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await box(page).fill('milk\neggs');
  await press(page, 'Search');
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('multisearch-1'))).toBe('["milk","eggs"]');

  await page.evaluate(() => (globalThis as PlainPage).widgets[0]?.unmount());
  await expect(opener).toHaveCount(0);
});
