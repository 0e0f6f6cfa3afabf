import { shopPaths } from '../../fixtures/shopPaths.ts';
import { fullUnless, isFullMatrix } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { sumOf, watchLayout } from '../../fixtures/watchLayout.ts';

const paths = isFullMatrix ? Object.values(shopPaths).flat() : shopPaths['finding food'].slice(0, 1);

for (const shopper of ['a signed-out', 'a signed-in'] as const) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    const isInShort = (shopper === 'a signed-in') === (width === 390);
    test(`no page of ${width} px moves for ${shopper} shopper${fullUnless(isInShort)}`, async ({
      page,
      header,
      services,
    }) => {
      await page.setViewportSize({ width, height });
      await services.scenario(shopper === 'a signed-in' ? 'slot-booked' : 'anonymous');
      const layout = await watchLayout(page);
      for (const path of paths) {
        for (const cache of ['cold', 'warm'] as const) {
          await header.open(path);
          await header.pageLoaded();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await layout.fontShown();
          const { later, beforeFont } = await layout.shifts();

          expect(later, `${path}, ${cache}`).toEqual([]);
          // When the font loads, words may move within the header's rows.
          expect(sumOf(beforeFont), `${path}, ${cache}: ${beforeFont}`).toBeLessThan(0.005);
        }
      }
    });
  }
}
