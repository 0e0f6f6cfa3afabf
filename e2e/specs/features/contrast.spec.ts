import { expect, test } from '../../fixtures/test.ts';

test('with more contrast quiet text is as dark as other text, and so are lines', async ({ page, header }) => {
  const dark = 'rgb(33, 31, 27)';
  await page.emulateMedia({ contrast: 'more' });
  await header.open('/ecom/lists');

  await expect(header.link('Find a store')).toHaveCSS('color', dark);
  await expect(header.root.getByRole('search')).toHaveCSS('border-top-color', dark);
  const placeholder = await header.searchBox.evaluate((box) => getComputedStyle(box, '::placeholder').color);
  expect(placeholder).toBe(dark);
});
