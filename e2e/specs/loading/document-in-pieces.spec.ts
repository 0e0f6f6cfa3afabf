import { serveInPieces } from '../../fixtures/layout/serveInPieces.ts';
import { watchLayout } from '../../fixtures/layout/watchLayout.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A piece of the document ends before each of these texts. */
const ends = ['Multi-search', 'Favourites', 'My account', 'Slot', 'Trolley', 'Offers'];

for (const width of [390, 1280]) {
  test(`at ${width} px nothing in the header moves while the document arrives in pieces`, async ({
    page,
    stack,
    header,
    services,
  }) => {
    await services.scenario('slot-booked');
    const shop = await serveInPieces(stack, ends);
    const layout = await watchLayout(page);
    await page.setViewportSize({ width, height: 800 });

    await page.goto(`${shop.origin}/ecom/recipes`);

    await expect(header.trolley).toBeVisible();
    const { beforeFont, later } = await layout.shifts();
    const moves = [...beforeFont, ...later].filter((shift) => Number.parseFloat(shift) > 0.0005);
    expect(moves).toEqual([]);
    await shop.close();
  });
}
