import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { sumOf, watchLayout } from '../../fixtures/watchLayout.ts';

/** A page with many short texts, and a page with sentences. */
const pages = ['/ecom/shop/browse/groceries', '/ecom/recipes'];

for (const width of [390, 1280]) {
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
      const settled = await linesOf(page);

      font.release();
      await layout.fontShown();

      expect(await linesOf(page), path).toEqual(settled);
      const { beforeFont, later } = await layout.shifts();
      expect(sumOf([...beforeFont.slice(before), ...later]), path).toBeLessThan(0.0005);
      await page.unrouteAll();
    }
  });
}

/** Vertical positions and heights of all elements in `main`, in whole pixels: an added line of text changes them. */
const linesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { y, height } = element.getBoundingClientRect();
        return `${element.localName} ${y.toFixed(0)} ${height.toFixed(0)}`;
      }),
    );
