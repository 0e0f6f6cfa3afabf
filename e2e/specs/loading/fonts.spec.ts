import type { Page } from '@playwright/test';
import { fullUnless } from '../../fixtures/countCells.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { sumOf, watchLayout } from '../../fixtures/watchLayout.ts';

/** A page with many short texts, and a page with sentences. */
const pages = ['/ecom/shop/browse/groceries', '/ecom/recipes'];

for (const width of [390, 1280]) {
  test(`a header that arrives late moves nothing at ${width} px${fullUnless(width === 390)}`, async ({
    page,
    header,
    remote,
    startStack,
  }) => {
    remote.fault(/./, 'hanging');
    const { host } = await startStack({ headerRemote: `${remote.origin}/stable/` });
    await page.setViewportSize({ width, height: 800 });
    const layout = await watchLayout(page);
    const font = await holdRequests(page, '**/*.woff2');
    for (const path of pages) {
      remote.fault(/./, 'hanging');
      await page.goto(host.origin + path, { waitUntil: 'commit' });
      await header.pageLoaded();
      const settled = await boxesOf(page, 'whole boxes');

      remote.heal();
      await header.ready();

      expect(await boxesOf(page, 'whole boxes'), path).toEqual(settled);
      const { beforeFont, later } = await layout.shifts();
      const moves = [...beforeFont, ...later].filter((shift) => shift.includes('#main-content'));
      expect(moves, path).toEqual([]);
    }
    font.release();
  });

  test(`a font that arrives late changes no line of the page at ${width} px${fullUnless(width === 1280)}`, async ({
    page,
    header,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const layout = await watchLayout(page);
    for (const path of pages) {
      const font = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await header.ready();
      await header.pageLoaded();
      const before = (await layout.shifts()).beforeFont.length;
      const settled = await boxesOf(page, 'lines');

      font.release();
      await layout.fontShown();

      expect(await boxesOf(page, 'lines'), path).toEqual(settled);
      const { beforeFont, later } = await layout.shifts();
      expect(sumOf([...beforeFont.slice(before), ...later]), path).toBeLessThan(0.0005);
      await page.unrouteAll();
    }
  });
}

/**
 * Positions and sizes of all page elements below the header, in tenths of a pixel. For `lines`: only vertical
 * positions and heights in whole pixels, which change if a line is added.
 */
const boxesOf = (page: Page, precision: 'whole boxes' | 'lines') =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll(
      (elements, wanted) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const [sizes, digits] = wanted === 'lines' ? [[y, height], 0] : [[x, y, width, height], 1];
          return `${element.localName} ${sizes.map((size) => size.toFixed(digits)).join(' ')}`;
        }),
      precision,
    );
