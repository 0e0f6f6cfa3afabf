import type { Page } from '@playwright/test';
import { widths } from '../../fixtures/axeFindings.ts';
import { boxOf } from '../../fixtures/header.ts';
import { expect, test } from '../../fixtures/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Amending order' });

test('the amend bar ends the window at every width and covers nothing', async ({ page, header }) => {
  await header.openAs('amending');
  await expect(bar(page)).toContainText('AMENDING');
  await expect(bar(page)).toContainText(/You can amend your order until 9pm (today|on [A-Z]\w+day \d+\s\w+)/);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { y, height } = await boxOf(bar(page));
    expect(Math.round(y + height), `at ${width}`).toBe(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The page's padding is updated one frame after the bar's height.
    const space = () =>
      page.evaluate(() => Math.round(Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)));
    await expect.poll(space).toBe(Math.round(height));
  }
});
