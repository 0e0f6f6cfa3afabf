import { holdRequests } from '../../fixtures/holdRequests.ts';
import type { Services } from '../../fixtures/services.ts';
import { expect, test } from '../../fixtures/test.ts';

const groceries = '/ecom/shop/browse/groceries';
const callNames = ['token', 'context', 'getTrolley', 'slots', 'address', 'branch'] as const;
const once = callNames.map((name) => `${name} 1`);

/** The number of calls for each of the shopper's values, by service. */
const callsOf = (services: Services): Promise<string[]> =>
  Promise.all(callNames.map(async (name) => `${name} ${await services.calls(name)}`));

test("a shopper's values are requested before the script has come", async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  const script = await holdRequests(page, '**/widgets.*.js');
  await page.goto(groceries, { waitUntil: 'commit' });
  await expect.poll(() => callsOf(services)).toEqual(once);

  script.release();

  await header.ready();
  await expect(header.trolley).toHaveAccessibleName(/12 items/);
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  await expect(header.trolley).not.toHaveAttribute('aria-busy', 'true');
  expect(await callsOf(services)).toEqual(once);
});
