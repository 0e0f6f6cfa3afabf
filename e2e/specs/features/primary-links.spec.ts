import { axeFindings } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';

test('arrows scroll links that do not fit, while there is more to see', async ({ page, header }) => {
  await header.open();
  const left = header.button('Scroll left');
  const right = header.button('Scroll right');
  await expect(right).toHaveCount(0);

  // Spaces the letters, as a reader's own style sheet may.
  await header.root.evaluate((root) => {
    for (const link of root.querySelectorAll<HTMLElement>('nav a')) link.style.letterSpacing = '14px';
  });
  for (const width of [991, 992]) await page.setViewportSize({ width, height: 800 });
  await expect(right).toBeVisible();
  await expect(left).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);

  await right.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(right).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(left).toBeFocused();
  await expect(header.link('Inspiration')).toBeInViewport({ ratio: 0.99 });
});
