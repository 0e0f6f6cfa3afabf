import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { serveShop } from '../../fixtures/shopProxy.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchLayout } from '../../fixtures/watchLayout.ts';

/** Texts in the header. The document is sent in pieces, each ending before one of these. */
const ends = ['Multi-search', 'Favourites', 'My account', 'Slot', 'Trolley', 'Offers'];

/** Pause between pieces. Milliseconds. Chromium paints an incomplete document before two pauses are over. */
const pauseMs = 300;

for (const width of [390, 1280]) {
  test(`at ${width} px nothing in the header moves while the document arrives in pieces${fullUnless(width === 1280)}`, async ({
    page,
    stack,
    header,
    services,
    started,
  }) => {
    await services.scenario('slot-booked');
    const shop = await started(serveShop(stack.host, inPieces));
    const layout = await watchLayout(page);
    await page.setViewportSize({ width, height: 800 });

    await page.goto(`${shop.origin}/ecom/recipes`);

    await expect(header.trolley).toBeVisible();
    const { beforeFont, later } = await layout.shifts();
    const moves = [...beforeFont, ...later].filter((shift) => Number.parseFloat(shift) > 0.0005);
    expect(moves).toEqual([]);
  });
}

async function inPieces(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('html')) return answer;
  const pieces = split(await answer.text());
  async function* send() {
    for (const piece of pieces) {
      yield Buffer.from(piece);
      await delay(pauseMs);
    }
  }
  return new Response(Readable.toWeb(Readable.from(send())) as ReadableStream, answer);
}

function split(html: string): string[] {
  const start = html.indexOf('id="grocer-search"');
  const found = ends.map((end) => html.indexOf(end, start)).filter((place) => place > start);
  const places = [0, ...found.sort((one, other) => one - other), html.length];
  return places.slice(1).map((place, index) => html.slice(places[index], place));
}
