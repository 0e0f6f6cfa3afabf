import type { Page } from '@playwright/test';
import { isFullMatrix } from '../../fixtures/countCells.ts';
import { shopPaths } from '../../fixtures/shopPaths.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchLayout } from '../../fixtures/watchLayout.ts';

const paths = isFullMatrix ? Object.values(shopPaths).flat() : shopPaths['finding food'].slice(0, 2);

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** When all answers have come, nothing on the page is pending. */
async function pageAtRest(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const shopper of ['a signed-out', 'a signed-in'] as const) {
  for (const window of windows) {
    test(`no page of ${window.width} px moves for ${shopper} shopper`, async ({ page, header, services }) => {
      await page.setViewportSize(window);
      await services.scenario(shopper === 'a signed-in' ? 'slot-booked' : 'anonymous');
      const layout = await watchLayout(page);
      for (const path of paths) {
        for (const cache of ['cold', 'warm'] as const) {
          await header.open(path);
          await header.pageLoaded();
          await pageAtRest(page);
          await layout.fontShown();
          const { later, beforeFont } = await layout.shifts();

          expect(later, `${path}, ${cache}`).toEqual([]);
          // The header's font moves words within its own rows.
          const sum = beforeFont.reduce((total, shift) => total + Number.parseFloat(shift), 0);
          expect(sum, `${path}, ${cache}: ${beforeFont}`).toBeLessThan(0.005);
        }
      }
    });
  }
}
