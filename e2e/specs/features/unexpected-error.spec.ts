import { expect, test } from '../../fixtures/test.ts';

test('a page reports an unexpected error once, and OK reloads the page', async ({ page, header }) => {
  await header.openAs('signed-in');

  await page.evaluate(() => {
    for (let error = 0; error < 3; error += 1) dispatchEvent(new CustomEvent('grocer:show_error'));
  });

  const error = page.getByRole('alertdialog');
  await expect(error).toHaveAccessibleName("Sorry, we're experiencing an unexpected error.");
  await expect(error).toHaveAccessibleDescription(
    'These problems are normally temporary. Please refresh the page, restart your browser or try again a little later.',
  );
  await expect(error.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(error).toHaveCount(1);

  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await error.getByRole('button', { name: 'OK' }).click();

  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await expect(error).toHaveCount(0);
});
