import type { ScenarioName } from '@grocer/sandbox';
import type { Page } from '@playwright/test';
import { widths } from '../../fixtures/axeFindings.ts';
import { fullUnless, isFullMatrix } from '../../fixtures/countCells.ts';
import type { Header } from '../../fixtures/header.ts';
import { type HeldRequests, holdRequests } from '../../fixtures/holdRequests.ts';
import type { Services } from '../../fixtures/services.ts';
import { expect, test } from '../../fixtures/test.ts';
import { sumOf, watchLayout } from '../../fixtures/watchLayout.ts';

/** A page that shows only a text below the header: whatever moves on it, the header has moved. */
const recipes = '/ecom/recipes';

const answers = {
  token: '**/api/token/v1/token*',
  context: '**/v1/shopping-context*',
  pass: '**/v1/pass/status*',
  trolley: '**/graph/live*',
  slot: '**/slot-reservations*',
};

type Answer = keyof typeof answers;

type HeldAnswers = Record<Answer, HeldRequests>;

/** All orders: the pass may answer at any time, trolley and slot are requested only after the shopping context. */
const orders = [
  ['context', 'trolley', 'slot'],
  ['context', 'slot', 'trolley'],
].flatMap((order) =>
  [0, 1, 2, 3].map((place) => ['token', ...order.toSpliced(place, 0, 'pass')]),
) as Answer[][];

const visits = [
  { what: 'a first page', before: undefined, answer: 'slot-booked', trolley: /^Trolley$/ },
  { what: 'a first page, without a slot', before: undefined, answer: 'signed-in', trolley: /^Trolley$/ },
  {
    what: 'a next page, if slot and trolley have changed',
    before: 'signed-in',
    answer: 'large-trolley',
    trolley: /^Trolley, 12 items, /,
  },
] as const;

/**
 * `pnpm test:full` has every order where slot and trolley have the least room, and another one at each other width.
 * `pnpm test` has that width, and two of the orders in each of the visits.
 */
const ordersAt = (width: number, visit: number): Answer[][] => {
  if (width === 992) return orders.filter((_, index) => isFullMatrix || index % 4 === visit);
  const index = widths.indexOf(width as (typeof widths)[number]);
  return orders.slice(index, index + 1);
};

for (const [visit, { what, before, answer, trolley }] of visits.entries()) {
  for (const width of widths) {
    test(`nothing moves on ${what} of a signed-in shopper at ${width} px, in whatever order the services answer${fullUnless(width === 992)}`, async ({
      page,
      header,
      services,
    }) => {
      const layout = await watchLayout(page);
      await page.setViewportSize({ width, height: 800 });
      for (const order of ordersAt(width, visit)) {
        await forgetLastValues(page);
        if (before) {
          await services.scenario(before);
          await header.open(recipes);
          await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
          await expect(slotOf(page)).toHaveAttribute('aria-busy', 'false');
        }
        await changeAnswers(page, services, answer);
        const script = await holdRequests(page, '**/widgets.*.js');
        const held = await holdAnswers(page);

        await page.goto(recipes, { waitUntil: 'commit' });
        await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
        await layout.fontShown();
        const painted = await layout.controls();
        script.release();
        await page.waitForFunction(() => performance.getEntriesByName('grocer-header').length > 0);
        await held.token.requested;
        expect(await layout.controls(), 'hydrated').toEqual(painted);
        for (const name of order) {
          const answered = page.waitForResponse(answers[name]);
          held[name].release();
          await answered;
          await shown(name, { page, header, held, trolley });
          expect(await layout.controls(), `${name} has answered, of ${order.join(', ')}`).toEqual(painted);
        }
        await header.pageLoaded();
        const { beforeFont, later } = await layout.shifts();
        // Another price begins at another place within the trolley's button, which is no move of the layout.
        const moved = later.filter((shift) => !/^[^;]*"Total£[^;]*$/.test(shift));
        expect(moved, `layout shifts, ${order.join(', ')}`).toEqual([]);
        const all = [...beforeFont, ...later];
        expect(sumOf(all), `${order.join(', ')}: ${all.join('\n')}`).toBeLessThan(0.0005);
        await page.unrouteAll();
      }
    });
  }
}

interface Waiting {
  page: Page;
  header: Header;
  held: HeldAnswers;
  /** Accessible name of the trolley until it has been read. */
  trolley: RegExp;
}

/** Resolves when the header has drawn an answer, or has requested what depends on it. */
async function shown(name: Answer, { page, header, held, trolley }: Waiting) {
  if (name === 'token') await header.ready();
  if (name === 'context') {
    await Promise.all([held.trolley.requested, held.slot.requested]);
    await expect(header.trolley).toHaveAccessibleName(trolley);
  }
  if (name === 'trolley') await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
  if (name === 'slot') await expect(slotOf(page)).toHaveAttribute('aria-busy', 'false');
}

/** A scenario signs the visitor out and in again; here the shopper has stayed signed in, so the cookie stays. */
async function changeAnswers(page: Page, services: Services, answer: ScenarioName) {
  const cookies = await page.context().cookies();
  await services.scenario(answer);
  await page.context().addCookies(cookies.filter(({ name }) => name === 'customerId'));
}

async function forgetLastValues(page: Page) {
  await page.context().clearCookies({ name: 'grocerLastValues' });
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
}

async function holdAnswers(page: Page): Promise<HeldAnswers> {
  const hold = async ([name, url]: [string, string]) => [name, await holdRequests(page, url)] as const;
  return Object.fromEntries(await Promise.all(Object.entries(answers).map(hold))) as HeldAnswers;
}

const slotOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^(?:Slot|Book a slot)$/ })
    .or(page.getByRole('banner').getByRole('button', { name: /^Slot details/ }));

test('before any script the next page shows what the last one knew', async ({ page, header }) => {
  await header.openAs('slot-booked');
  await expect(header.slot).toHaveAttribute('aria-busy', 'false');
  const slot = (await header.slot.textContent()) ?? '';
  const trolley = (await header.trolley.textContent()) ?? '';
  const script = await holdRequests(page, '**/widgets.*.js');

  await page.goto(recipes, { waitUntil: 'commit' });

  await expect(header.slot).toHaveText(slot);
  await expect(header.trolley).toHaveText(trolley);
  await expect(header.slot).toHaveAttribute('aria-busy', 'true');
  await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
  script.release();
  await expect(header.slot).toHaveAttribute('aria-busy', 'false');
  await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
});
