import type { Page } from '@playwright/test';
import { expect, type PlainPage, test } from '../../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Multi-search' });
const box = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your list' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a guest gets results for each item of a list, and can change it', async ({ page, header }) => {
  await header.openAs('anonymous');
  await header.button('Multi-search').click();
  await expect(box(page)).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: 'Search' })).toBeDisabled();

  await box(page).fill('crème fraîche\nsourdough, moon dust_sourdough');
  await press(page, 'Search');

  await expect(page).toHaveURL('/ecom/shop/multi-search?value=creme+fraiche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for 4 items');
  await expect(page.getByRole('region', { name: 'moon dust' })).toContainText('Nothing was found.');
  const found = page.getByRole('region', { name: 'creme fraiche' }).getByRole('listitem').first();
  await expect(found).toContainText('Crème Fraîche');
  expect(await stored(page, 'multisearch-1')).toBe('["creme fraiche","sourdough","moon dust","sourdough"]');

  await page.getByRole('button', { name: 'Change your list' }).click();
  await expect(box(page)).toHaveValue('creme fraiche\nsourdough\nmoon dust\nsourdough');
  await press(page, 'Clear list');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  expect(await stored(page, 'multisearch-1')).toBeNull();
});

test('a closed dialog keeps a list that was not searched for @full', async ({ page, header }) => {
  await header.open();
  const opener = header.button('Multi-search');
  await opener.click();
  await box(page).fill('milk\neggs');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await opener.click();

  await expect(box(page)).toHaveValue('milk\neggs');
});

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
  expect(await stored(page, 'multisearch-1')).toBe('["milk","eggs"]');

  await page.evaluate(() => (globalThis as PlainPage).widgets[0]?.unmount());
  await expect(opener).toHaveCount(0);
});
