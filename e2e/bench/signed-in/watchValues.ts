/** When a page showed its values: frames, in milliseconds since the navigation began. */
export interface ValueMeasurements {
  /** The first frame with the search field, or with anything on a page without a header. */
  paintedAt: number;
  /** The first frame with a total and, in a header, the slot. */
  lastAt: number;
  /** The first frame in which neither is loading any more. */
  freshAt: number;
}

/**
 * Runs in the page before its own scripts. Looks at every frame and calls `valuesShown` once, when the values are fresh:
 * the header marks them with `aria-busy` until then.
 */
export function watchValues(): void {
  const page = globalThis as unknown as { valuesShown(values: ValueMeasurements): void };
  const trolleyLink = 'a[href$="/trolley"]';
  let paintedAt = 0;
  let lastAt = 0;
  requestAnimationFrame(look);

  function look() {
    const now = performance.now();
    const values = findValues();
    if (!paintedAt && isPainted()) paintedAt = now;
    if (!lastAt && values.every((value) => /[1-9]/.test(value?.textContent ?? ''))) lastAt = now;
    if (lastAt && values.every((value) => value?.ariaBusy !== 'true'))
      page.valuesShown({ paintedAt, lastAt, freshAt: now });
    else requestAnimationFrame(look);
  }

  function findValues() {
    const bare = document.querySelector('#bare');
    if (bare) return [bare];
    const header = document.querySelector('#grocer-header');
    return [header?.querySelector(trolleyLink), header?.querySelector(`[aria-busy]:not(${trolleyLink})`)];
  }

  function isPainted(): boolean {
    const shown = document.querySelector('#bare, #grocer-header input[name="searchTerm"]');
    return Boolean(shown?.getClientRects().length);
  }
}
