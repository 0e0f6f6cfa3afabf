import { openAttackedShop } from '../../fixtures/injection/attackedShop.ts';
import { vectors } from '../../fixtures/injection/vectors.ts';
import { type Visit, visits } from '../../fixtures/injection/visits.ts';
import {
  createDeck,
  type Deck,
  type InjectionWatch,
  type Surface,
  watchInjection,
} from '../../fixtures/injection/watchInjection.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * Surfaces (sources of text) whose texts the header never shows unchanged: it sanitises them, or reads only
 * ids, times, codes or amounts.
 */
const silent: readonly Surface[] = [
  'search history',
  'slot times',
  'trolley',
  'session',
  'last known values',
  'address bar',
];

test.use({ onlyHydration: true });
test.describe.configure({ timeout: isFullMatrix ? 3_600_000 : 120_000 });

test('more than four hundred attacks are tried', () => {
  expect(vectors.length).toBeGreaterThan(400);
});

test('the watch reports an attack that runs, with the text that it came from', async ({ page }) => {
  const watch = await watchInjection(page, ['null']);
  await page.setContent('<p>Bread</p>');
  await watch.learn();
  const deck = createDeck(['<img src=x onerror=alert(1)>']);
  const ran = page.waitForEvent('dialog');

  await page.setContent(`<p>Bread</p>${deck.deal('suggestions')}`);
  await ran;
  await watch.inspect(deck);

  const [breach = ''] = watch.breaches;
  for (const sign of ['ran: alert 1', '<img onerror="alert(1)">', 'foreign: img', 'suggestions: "<img src=x'])
    expect(breach).toContain(sign);
});

/** Visits that `pnpm test` omits: they show few of the attack texts, and each repetition takes seconds. */
const isLong = ({ name }: Visit) => /^a booked/.test(name);

/** `pnpm test:full` has a test for each visit; `pnpm test` one for all, without a CSP, which could hide breaches. */
const groups: readonly (readonly Visit[])[] = isFullMatrix
  ? visits.map((visit) => [visit])
  : [visits.filter((visit) => !isLong(visit))];
const policies = isFullMatrix ? (['with', 'without'] as const) : (['without'] as const);

for (const policy of policies) {
  test.describe(`${policy} a Content Security Policy`, () => {
    test.use({ bypassCSP: policy === 'without' });

    for (const group of groups) {
      test(`no attack runs or adds an element: ${group.map(({ name }) => name).join(', ')}`, async ({
        page,
      }) => {
        const shop = await openAttackedShop(page, vectors);
        const deck = await shop.attack(group, isFullMatrix);
        await shop.close();
        expectNoBreach(
          deck,
          shop.watch,
          group.flatMap(({ surfaces }) => surfaces),
        );
      });
    }
  });
}

function expectNoBreach(deck: Deck, watch: InjectionWatch, surfaces: readonly Surface[]): void {
  const dealt = surfaces.map((surface) => deck.dealt(surface));
  expect(watch.breaches).toEqual([]);
  expect(Math.max(...dealt), 'attacks on one surface at least').toBe(vectors.length);
  if (isFullMatrix) expect(Math.min(...dealt), 'attacks on every surface').toBe(vectors.length);
  for (const surface of surfaces) {
    if (!silent.includes(surface)) expect([...watch.shown], 'shown as text').toContain(surface);
  }
}
