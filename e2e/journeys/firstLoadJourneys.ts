import { expect, test } from '../fixtures/test.ts';

/** Journeys of the first load, for every shop. */
export function firstLoadJourneys(): void {
  firstPaint();
  layoutShift();
  preloads();
}

function firstPaint(): void {
  test('the first paint waits only for the document, and shows the whole header', async ({
    page,
    header,
  }) => {
    await header.open();

    const { blocking, painted } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      return {
        blocking: resources
          .filter(({ renderBlockingStatus }) => renderBlockingStatus !== 'non-blocking')
          .map(({ name }) => name),
        painted: performance.getEntriesByName('first-contentful-paint').length,
      };
    });
    expect(painted).toBe(1);
    expect(blocking).toEqual([]);
    await expect(page.locator('head link[rel=expect]')).toHaveAttribute('href', '#grocer-fragment');
    await expect(page.locator('#grocer-fragment')).toHaveCount(1);
  });
}

function layoutShift(): void {
  test('nothing in the header moves during hydration, and a performance mark says when it is done', async ({
    page,
    header,
  }) => {
    await header.open();

    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as unknown as {
              value: number;
              sources: { node: Node | null }[];
            }[];
            const ofHeader = shifts.filter(({ sources }) =>
              sources.some(({ node }) => node instanceof Element && node.closest('#grocer-header')),
            );
            resolve(ofHeader.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // Without any shift the observer is never called.
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(moved).toBeLessThan(0.0005);
    expect(await page.evaluate(() => performance.getEntriesByName('grocer-header', 'mark').length)).toBe(1);
  });
}

function preloads(): void {
  test('the page uses all files that it preloads, and loads each script once', async ({
    page,
    header,
    stack,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));

    await header.open();

    const preloaded = await page
      .locator('link[rel=preload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const scripts = requested.filter((url) => url.endsWith('.js'));
    expect(new Set(scripts).size).toBe(scripts.length);
    for (const origin of [stack.host.origin, stack.remote.origin]) {
      expect(preloaded.filter((url) => url.startsWith(origin)).length, origin).toBeGreaterThan(0);
    }
    expect(scripts).toEqual(expect.arrayContaining(preloaded));
  });
}
