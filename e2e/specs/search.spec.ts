import { expect, test } from '../fixtures/test.ts';

test('a search goes to the search page, as the shop understands it', async ({ page, header }) => {
  await header.open();

  await header.searchBox.fill('<b>Ben & Jerry’s</b> 50% off!');
  await header.searchBox.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Results for “Ben & Jerry's 50 off”");
  await expect(header.searchBox).toHaveValue("Ben & Jerry's 50 off");
});

test('an untouched, empty box has nothing to search for; one emptied by hand leads to the search page', async ({
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
