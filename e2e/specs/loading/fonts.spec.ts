import type { Page } from '@playwright/test';
import { createHeader } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { watchLayout } from '../../fixtures/layout/watchLayout.ts';
import { startFaultyRemote } from '../../fixtures/startFaultyRemote.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

/** A page of many short texts and one of sentences. */
const pages = ['/ecom/shop/browse/groceries', '/ecom/recipes'];

for (const width of [390, 1280]) {
  test(`a header that arrives late moves nothing of the page at ${width} px`, async ({ page }) => {
    const remote = await startFaultyRemote();
    remote.fault(/./, 'hanging');
    const stack = await startIsolatedStack({ headerRemote: `${remote.origin}/stable/` });
    const header = createHeader(page);
    await page.setViewportSize({ width, height: 800 });
    const layout = await watchLayout(page);
    const font = await holdRequests(page, '**/*.woff2');
    for (const path of pages) {
      remote.fault(/./, 'hanging');
      await page.goto(stack.host.origin + path, { waitUntil: 'commit' });
      await header.pageLoaded();
      const settled = await textsOf(page);

      remote.heal();
      await header.ready();

      expect(await textsOf(page), path).toEqual(settled);
      expect(movesOf(await layout.shifts()), path).toEqual([]);
    }
    font.release();
    await stack.close();
    await remote.close();
  });

  test(`a font that arrives late changes no line of the page at ${width} px`, async ({ page, header }) => {
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
      expect(sumOf([...beforeFont.slice(before), ...later]), path).toBe('0.000');
      await page.unrouteAll();
    }
  });
}

test('the page’s fallback is as wide as the header’s font, at every weight of the shop', async ({
  page,
  header,
}) => {
  await header.open();
  await header.pageLoaded();
  const words = (await page.getByRole('main').allTextContents()).join(' ').slice(0, 2000);
  const ratios = await page.evaluate(async (text) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const [font = '', fallback = ''] = getComputedStyle(document.body).fontFamily.split(', ');
    const widthIn = (weight: number, family: string) => {
      pen.font = `${weight} 100px ${family}`;
      return pen.measureText(text).width;
    };
    const weights = [400, 500, 600, 650, 700];
    const faces = weights.flatMap((weight) => [`${weight} 16px ${font}`, `${weight} 16px ${fallback}`]);
    await Promise.all(faces.map((face) => document.fonts.load(face, text)));
    return weights.map((weight) => widthIn(weight, fallback) / widthIn(weight, font));
  }, words);
  for (const ratio of ratios) expect(Math.abs(ratio - 1), ratios.join(' ')).toBeLessThan(0.02);
});

/** Place and size of every element of the page below the header. */
const textsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${[x, y, width, height].map((length) => length.toFixed(1)).join(' ')}`;
      }),
    );

/** Vertical place and height of every element of the page below the header: they change if a line is added. */
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

type Shifts = Awaited<ReturnType<Awaited<ReturnType<typeof watchLayout>>['shifts']>>;

const movesOf = ({ beforeFont, later }: Shifts): string[] =>
  [...beforeFont, ...later].filter((shift) => shift.includes('#main-content'));

const sumOf = (shifts: readonly string[]): string =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0).toFixed(3);
