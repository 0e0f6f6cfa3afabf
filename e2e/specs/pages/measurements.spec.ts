import type { HeaderMeasurement, OnMeasure } from '@grocer/shared-contracts';
import type { Page } from '@playwright/test';
import { setVisibility } from '../../fixtures/freshness.ts';
import { expect, type PlainPage, test } from '../../fixtures/test.ts';

test.beforeEach(({ services }) => services.scenario('slot-booked'));

test('a page that measures gets marks, menus, presses and web vitals of the header, without any text', async ({
  plainPage: page,
  header,
}) => {
  await header.ready();
  // Unmounts the page's header, to mount it again with `onMeasure`. A real click may be the page's longest
  // interaction, and INP would then be one outside the header.
  await page.getByRole('button', { name: 'Header' }).dispatchEvent('click');
  await expect(header.root).toHaveCount(0);
  const measured: HeaderMeasurement[] = [];
  await page.exposeFunction('collect', (one: HeaderMeasurement) => void measured.push(one));
  await page.evaluate(() => {
    const { mount, services, collect } = globalThis as PlainPage & { collect: OnMeasure };
    const element = document.getElementById('grocer-header');
    if (element) mount('Header', element, { services, onMeasure: collect });
  });
  await header.ready();
  await expect
    .poll(() => namesOf(measured, 'mark'))
    .toEqual(['connected', 'interactive', 'painted', 'services', 'session']);

  await slowDownPresses(page);
  // The first pointer event loads the code that measures.
  await header.button('Groceries').hover();
  await page.waitForLoadState('networkidle');
  await header.button('Groceries').click();
  await expect.poll(() => partsOf(measured, 'interaction')).toContain('pointer navigation');
  await header.button('Bakery').click();
  await expect.poll(() => partsOf(measured, 'interaction')).toContain('pointer menu');
  await header.searchBox.pressSequentially('milk');
  await expect.poll(() => partsOf(measured, 'interaction')).toContain('keyboard search');
  await expect.poll(() => namesOf(measured, 'duration')).toEqual(['menu', 'suggestions']);
  await setVisibility(page, 'hidden');
  await expect.poll(() => namesOf(measured, 'vital')).toContain('INP');
  for (const { at = 0, ...one } of measured as ({ at?: number } & HeaderMeasurement)[]) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(one)).not.toMatch(/milk|bakery|£|\d{2}:\d{2}|\/ecom/i);
  }
});

/** Slows presses down to more than 16 ms, because browsers do not report shorter ones. */
const slowDownPresses = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['click', 'keydown']) {
      addEventListener(type, () => {
        const start = performance.now();
        while (performance.now() - start < 50);
      });
    }
  });

const ofKind = <Kind extends HeaderMeasurement['kind']>(measured: HeaderMeasurement[], kind: Kind) =>
  measured.filter((one): one is Extract<HeaderMeasurement, { kind: Kind }> => one.kind === kind);

const distinct = (texts: string[]) => [...new Set(texts)].toSorted();

const namesOf = (measured: HeaderMeasurement[], kind: 'mark' | 'duration' | 'vital') =>
  distinct(ofKind(measured, kind).map(({ name }) => name));

const partsOf = (measured: HeaderMeasurement[], kind: 'interaction') =>
  distinct(ofKind(measured, kind).map(({ input, part }) => `${input} ${part}`));
