import type { ScenarioName } from '@grocer/sandbox';
import type { Page } from '@playwright/test';
import { widths } from '../../fixtures/axeFindings.ts';
import type { Header } from '../../fixtures/header.ts';
import { type HeldRequests, holdRequests } from '../../fixtures/holdRequests.ts';
import type { Services } from '../../fixtures/services.ts';
import { fullUnless, isFullMatrix } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { sumOf, watchLayout } from '../../fixtures/watchLayout.ts';

/** A page with only text below the header, so that every layout shift is caused by the header. */
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

/** All possible orders of answers after the token's: trolley and slot come after the context, the pass at any time. */
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
    what: 'a next page, if a slot has been booked',
    before: 'signed-in',
    answer: 'slot-booked',
    trolley: /^Trolley, 12 items, /,
  },
] as const;

/**
 * Orders for a width and a visit. `pnpm test:full` runs all at 992 px, where slot and trolley have the least
 * room, and one at each other width. `pnpm test` runs only 992 px, with one order per visit.
 */
const ordersAt = (width: number, visit: number): Answer[][] => {
  if (width === 992) return orders.filter((_, index) => isFullMatrix || index % 8 === visit);
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
        // Ignores the total: its start moves within its button if its length changes.
        const moved = later.filter((shift) => !/^[^;]*"Total£[^;]*$/.test(shift));
        expect(moved, `layout shifts, ${order.join(', ')}`).toEqual([]);
        const all = [...beforeFont, ...later];
        expect(sumOf(all), `${order.join(', ')}: ${all.join('\n')}`).toBeLessThan(0.0005);
        await page.unrouteAll();
      }
    });
  }
}

test('an answer that needs more room than was reserved takes it from the search field, when the pointer has left the links between', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('large-trolley');
  const trolley = await holdRequests(page, answers.trolley);
  await page.goto(recipes);
  await header.ready();
  await trolley.requested;
  const favourites = header.link('Favourites');
  await favourites.hover();
  const place = await favourites.boundingBox();

  trolley.release();
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, 120 items/);
  expect(await favourites.boundingBox()).toEqual(place);

  await page.mouse.move(600, 600);
  await expect.poll(async () => (await favourites.boundingBox())?.x).toBeLessThan(place?.x ?? 0);
});

interface Waiting {
  page: Page;
  header: Header;
  held: HeldAnswers;
  /** Accessible name of the trolley before it has loaded. */
  trolley: RegExp;
}

/** Resolves when the header shows an answer, or has sent the requests that depend on it. */
async function shown(name: Answer, { page, header, held, trolley }: Waiting) {
  if (name === 'token') await header.ready();
  if (name === 'context') {
    await Promise.all([held.trolley.requested, held.slot.requested]);
    await expect(header.trolley).toHaveAccessibleName(trolley);
  }
  if (name === 'trolley') await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
  if (name === 'slot') await expect(slotOf(page)).toHaveAttribute('aria-busy', 'false');
}

/** Changes the scenario without signing the shopper out, by restoring the cookie `customerId`. */
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
