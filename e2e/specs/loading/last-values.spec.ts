import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { widths } from '../../fixtures/widths.ts';

const groceries = '/ecom/shop/browse/groceries';

const answers = { trolley: '**/graph/live*', slot: '**/slot-reservations*', pass: '**/v1/pass/status*' };

type Answer = keyof typeof answers;

const orders: Answer[][] = [
  ['trolley', 'slot', 'pass'],
  ['trolley', 'pass', 'slot'],
  ['slot', 'trolley', 'pass'],
  ['slot', 'pass', 'trolley'],
  ['pass', 'trolley', 'slot'],
  ['pass', 'slot', 'trolley'],
];

const visits = [
  { what: 'a first page', before: undefined, answer: 'slot-booked' },
  { what: 'a first page, without a slot', before: undefined, answer: 'signed-in' },
  { what: 'a next page, if slot and trolley have changed', before: 'signed-in', answer: 'large-trolley' },
] as const;

for (const { what, before, answer } of visits) {
  for (const order of orders) {
    test(`nothing moves on ${what} of a signed-in shopper: answers come in the order ${order.join(', ')}`, async ({
      page,
      header,
      services,
    }) => {
      const layout = await watchLayout(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.context().clearCookies({ name: 'grocerLastValues' });
        await page.evaluate(() => sessionStorage.clear()).catch(() => {});
        if (before) {
          await services.scenario(before);
          await header.open();
          await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
          await expect(slotOf(page)).toHaveAttribute('aria-busy', 'false');
        }
        await services.scenario(answer);
        const script = await holdRequests(page, '**/widgets.*.js');
        const context = await holdRequests(page, '**/v1/shopping-context');
        const held = Object.fromEntries(
          await Promise.all(
            orders[0]?.map(async (name) => [name, await holdRequests(page, answers[name])]) ?? [],
          ),
        );

        await page.goto(groceries, { waitUntil: 'commit' });
        await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
        await page.evaluate(() => document.fonts.load('600 15px "Grocer Sans"'));
        const painted = await layout.controls();
        script.release();
        await header.ready();
        await context.requested;
        expect(await layout.controls(), `hydrated at ${width} px`).toEqual(painted);
        context.release();
        for (const name of order) {
          const answered = page.waitForResponse(answers[name]);
          held[name].release();
          await answered;
          if (name === 'trolley') await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
          if (name === 'slot') await expect(slotOf(page)).toHaveAttribute('aria-busy', 'false');
          expect(await layout.controls(), `${name} has answered at ${width} px`).toEqual(painted);
        }
        expect(await layout.shift(), `layout shift at ${width} px`).toBe(0);
        await page.unrouteAll();
      }
    });
  }
}

const slotOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^(?:Slot|Book a slot)$/ })
    .or(page.getByRole('banner').getByRole('button', { name: /^Slot details/ }));

test('the next page shows what the last one knew before any script has loaded, and marks it as loading', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.slot).toHaveAttribute('aria-busy', 'false');
  const slot = (await header.slot.textContent()) ?? '';
  const trolley = (await header.trolley.textContent()) ?? '';
  const script = await holdRequests(page, '**/widgets.*.js');

  await page.goto('/ecom/recipes', { waitUntil: 'commit' });

  await expect(header.slot).toHaveText(slot);
  await expect(header.trolley).toHaveText(trolley);
  await expect(header.slot).toHaveAttribute('aria-busy', 'true');
  await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
  script.release();
  await expect(header.slot).toHaveAttribute('aria-busy', 'false');
  await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
});

test('a first page shows neither an empty trolley nor that there is no slot before the services answer', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  const context = await holdRequests(page, '**/v1/shopping-context');

  await header.open();
  await context.requested;

  await expect(header.trolley).toHaveAccessibleName('Trolley');
  await expect(header.link('Slot')).toHaveAttribute('aria-busy', 'true');
  await expect(header.root.getByText(/£0\.00|Book a slot/)).toHaveCount(0);
  context.release();
  await expect(header.slot).toBeVisible();
});

test('after a sign-out nothing of the shopper is left: neither a cookie nor the tab’s storage', async ({
  page,
  header,
  services,
  context,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'grocerLastValues')?.value;
  const stored = () => page.evaluate(() => sessionStorage.getItem('grocer.last-values.1'));
  await expect.poll(cookie).toMatch(/^\d+~[\d.]+GBP~[A-Z][a-z]+day~/);
  await expect.poll(stored).not.toBeNull();

  await services.scenario('anonymous');
  await header.open('/ecom/recipes');

  await expect.poll(cookie).toBeUndefined();
  await expect.poll(stored).toBeNull();
  await expect(header.link('Book a slot')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a signed-in shopper’s slot and trolley have names in place of bars', async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('signed-in');
    await page.goto(groceries);

    await expect(header.trolley.getByText('Trolley').last()).toBeVisible();
    await expect(header.link('Slot').getByText('Slot').last()).toBeVisible();
  });
});

/**
 * Watches where the header's parts are. `shift` is the header's cumulative layout shift since the page was opened, in
 * which moves of less than 3 px do not count; `controls` has no such tolerance. The page's own content is left out.
 */
async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, {
      layoutShift() {
        add(observer.takeRecords());
        return sum;
      },
    });

    interface Shift {
      value: number;
      sources: { node: Node | null }[];
    }

    function add(shifts: PerformanceEntryList): void {
      for (const { value, sources } of shifts as unknown as Shift[])
        if (sources.some(({ node }) => node?.parentElement?.closest('#grocer-header'))) sum += value;
    }
  });
  return {
    /** Places and sizes of the header and of all its visible controls, in their order. */
    controls: () =>
      page
        .getByRole('banner')
        .locator('a, button, input')
        .or(page.getByRole('banner'))
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .map((control) => {
              const { x, y, width, height } = control.getBoundingClientRect();
              return [x, y, width, height].map((length) => length.toFixed(2)).join(' ');
            }),
        ),
    shift: () => page.evaluate(() => (globalThis as unknown as { layoutShift(): number }).layoutShift()),
  };
}
