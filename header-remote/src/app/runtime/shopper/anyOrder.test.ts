import type { CallName } from '@grocer/sandbox';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { menuCode } from '../createServices.ts';
import * as browser from './testing/browserSteps.ts';
import { foundOrders } from './testing/foundOrders.ts';
import { runOrder } from './testing/runOrder.ts';
import * as shopper from './testing/shopperSteps.ts';
import { toCommand } from './testing/step.ts';

/** `pnpm test:full` multiplies the number of runs. */
const numRuns = 60 * Number(process.env.MODEL_RUNS ?? 1);

/** Also a run of 40 commands with a day of sleep takes less. */
const timeoutMs = 20 * 60_000;

const calls: CallName[] = ['token', 'context', 'getTrolley', 'slots', 'address'];
const minuteMs = 60_000;
const tab = fc.nat(2);

/** Steps by how often they come. */
const steps = [
  ...often(12, [
    fc
      .tuple(tab, fc.constantFrom('111', '124', '125'), fc.nat(1))
      .map(([n, line, amount]) => shopper.changeTrolley(n, line, amount)),
    fc.constantFrom(50, 200, 500).map(browser.wait),
  ]),
  ...often(4, [
    fc.constant(browser.settle),
    fc.tuple(tab, fc.nat(20)).map(([n, choice]) => shopper.bookSlot(n, choice)),
    tab.map(browser.show),
    tab.map(browser.restore),
    fc.constant(browser.goOnline),
    fc.constant(browser.repair),
  ]),
  ...often(2, [
    fc.tuple(tab, fc.constantFrom(...shopper.sessions)).map(([n, session]) => shopper.signIn(n, session)),
    fc
      .tuple(fc.constantFrom('111', '126'), fc.nat(1))
      .map(([line, amount]) => shopper.changeTrolleyElsewhere(line, amount)),
    tab.map(shopper.cancelSlot),
    tab.map(browser.hide),
  ]),
  ...often(1, [
    tab.map(browser.freeze),
    fc.constant(shopper.openTab),
    tab.map(shopper.reload),
    tab.map(shopper.signOut),
    fc.constant(shopper.endSession),
    fc.constant(browser.goOffline),
    fc.constantFrom(...calls).map(browser.breakCall),
    fc.constantFrom(2 * minuteMs, 20 * minuteMs, 120 * minuteMs).map(browser.wait),
    fc.constantFrom(2 * minuteMs, 20 * minuteMs, 24 * 60 * minuteMs).map(browser.sleep),
  ]),
].map((step) => step.map(toCommand));

function often<Item>(times: number, items: readonly Item[]): Item[] {
  return items.flatMap((item) => Array.from({ length: times }, () => item));
}

/** Whose the two tabs are at the start: the number of a session, or null. */
const owners = fc.option(fc.nat(shopper.sessions.length - 1), { freq: 4 });

/** Milliseconds of one way between the browser and the services. */
const delays = fc.infiniteStream(fc.integer({ min: 1, max: 300 }));

// It also calls the services: an order must take the same time as the first one of a file and as a later one.
beforeAll(() => menuCode.load());

test(
  `in ${numRuns} orders of what shoppers, tabs and the network do, each tab shows what it was told of`,
  async () => {
    let checks = 0;
    const property = fc.asyncProperty(
      owners,
      fc.commands(steps, { maxCommands: 40, size: 'max' }),
      delays,
      async (owner, commands, ways) => {
        checks += await runOrder(owner, commands, ways);
      },
    );

    await fc.assert(property, { numRuns, unbiased: true, includeErrorInReport: true });

    expect(checks).toBeGreaterThan(numRuns);
  },
  timeoutMs,
);

test.each(foundOrders)('$name', async ({ owner, steps, ways }) => {
  const checks = await runOrder(owner, steps.map(toCommand), ways);

  expect(checks).toBeGreaterThan(0);
});
