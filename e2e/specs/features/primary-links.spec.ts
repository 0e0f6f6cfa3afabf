import type { Page } from '@playwright/test';
import { axeFindings } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Spaces the letters, as a reader's own style sheet may, so that the links no longer fit. */
async function spaceLetters(page: Page, width: number) {
  await page.getByRole('banner').evaluate((header) => {
    for (const link of header.querySelectorAll<HTMLElement>('nav a')) link.style.letterSpacing = '14px';
  });
  await page.setViewportSize({ width, height: 800 });
}

for (const width of [992, 1100]) {
  test(`at ${width} px links that do not fit are scrolled by arrows, shown only while there is more to see`, async ({
    page,
    header,
  }) => {
    await header.open();
    const left = header.root.getByRole('button', { name: 'Scroll left' });
    const right = header.root.getByRole('button', { name: 'Scroll right' });
    await expect(right).toHaveCount(0);

    await spaceLetters(page, width - 1);
    await page.setViewportSize({ width, height: 800 });
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
}
