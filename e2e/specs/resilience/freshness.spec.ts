import type { CallName } from '@grocer/sandbox';
import type { Page } from '@playwright/test';
import {
  annaSees,
  holdCells,
  leaveAndReturn,
  nobodySees,
  reservedSlot,
  setVisibility,
  test,
} from '../../fixtures/freshness.ts';
import { createHeader, emit } from '../../fixtures/header.ts';
import type { Services } from '../../fixtures/services.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import { expect } from '../../fixtures/test.ts';

const calls: CallName[] = ['token', 'context', 'getTrolley', 'slots', 'address', 'branch', 'pass'];

const countCalls = async (services: Services) =>
  Object.fromEntries(await Promise.all(calls.map(async (name) => [name, await services.calls(name)])));

test('what changed while the page was away is shown', async ({ page, context, header, services, shop }) => {
  await page.clock.install();
  await header.openAs('slot-booked');
  await annaSees(header);
  await holdCells({
    'offline and online': async () => {
      await context.setOffline(true);
      await shop.setItem('124', 1);
      await expect(header.trolley).toHaveAccessibleName(/12 items/);
      await context.setOffline(false);
      await expect(header.trolley).toHaveAccessibleName(/13 items/);
    },
    'hidden for ten minutes: no call but that of the token': async () => {
      await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
      await setVisibility(page, 'hidden');
      const before = await countCalls(services);
      await page.clock.fastForward('10:00');
      await shop.setItem('124', 0);
      const { token: _, ...after } = await countCalls(services);
      expect(before).toMatchObject(after);
    },
    'visible after ten minutes': async () => {
      await setVisibility(page, 'visible');
      await page.clock.runFor(1000);
      await expect(header.trolley).toHaveAccessibleName(/12 items/);
    },
    'hidden for half a minute: nothing is loaded': async () => {
      await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
      const before = await countCalls(services);
      await setVisibility(page, 'hidden');
      await page.clock.fastForward('00:30');
      await setVisibility(page, 'visible');
      await page.clock.runFor(1000);
      expect(await countCalls(services)).toEqual(before);
    },
    'the token is renewed a minute before its end': async () => {
      // Waits for the renewed token, because the next test revokes all tokens.
      const renewed = page.waitForResponse('**/api/token/v1/token');
      await page.clock.fastForward('14:01');
      await (await renewed).finished();
      await annaSees(header);
    },
    'a token that the services no longer accept': async () => {
      // Setting a scenario revokes all tokens.
      await services.scenario('slot-booked');
      await shop.setItem('124', 1);
      await emit(page, 'finished_trolley_update');
      await expect(header.trolley).toHaveAccessibleName(/13 items/);
      await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
    },
    'her slot has run out': async () => {
      await reservedSlot(page, { status: 'EXPIRED' });
      await setVisibility(page, 'hidden');
      await page.clock.fastForward('02:00:00');
      await setVisibility(page, 'visible');
      await page.clock.runFor(1000);
      await expect(header.link('Book a slot')).toBeVisible();
    },
  });
});

test('two tabs show the same shopper, trolley and slot', async ({ page, header, services, shop }) => {
  await header.openAs('signed-in');
  const tab = await page.context().newPage();
  const inTab = createHeader(tab);
  await inTab.open();
  const both = [header, inTab];
  await holdCells({
    'a product is added in one': async () => {
      await shop.setItem('124', 1);
      await emit(tab, 'finished_trolley_update');
      for (const { trolley } of both) await expect(trolley).toHaveAccessibleName(/13 items/);
    },
    'a slot is booked in one': async () => {
      await shop.bookSlot();
      await emit(tab, 'grocer:slot_changed');
      for (const { slot } of both) await expect(slot).toBeVisible();
    },
    'a change arrives in a hidden tab, which loads it when it is seen': async () => {
      await setVisibility(page, 'hidden');
      await shop.setItem('125', 1);
      await emit(tab, 'finished_trolley_update');
      await expect(inTab.trolley).toHaveAccessibleName(/14 items/);
      await expect(header.trolley).toHaveAccessibleName(/13 items/);
      await setVisibility(page, 'visible');
      await expect(header.trolley).toHaveAccessibleName(/14 items/);
    },
    'another shopper signs in in one': async () => {
      await services.scenario('other-customer');
      await inTab.open();
      for (const { trolley } of both) await expect(trolley).toHaveAccessibleName(/4 items/);
    },
    'a support user signs on in one': async () => {
      await services.scenario('support-user');
      await inTab.open();
      for (const { root } of both)
        await expect(root.getByRole('button', { name: 'Return to admin' })).toBeVisible();
    },
    'she signs out in one': async () => {
      await tab.goto('/ecom/log-out');
      await nobodySees(header);
    },
  });
});

const hourMs = 3_600_000;
/** By how many hours the device's clock is ahead of the shop's. */
const skews = {
  'an hour ahead': 1,
  'two hours ahead': 2,
  'two hours behind': -2,
  'a day ahead': 24,
  'a day behind': -24,
};

test('with a wrong clock the header works, and calls nothing more often', async ({
  page,
  header,
  services,
}) => {
  await page.clock.install();
  const chosen = Object.entries(skews).filter(([, hours]) => isFullMatrix || hours === 2 || hours === -24);
  await holdCells(
    Object.fromEntries(
      chosen.map(([name, hours]) => [
        name,
        async () => {
          await page.clock.setSystemTime(Date.now() + hours * hourMs);
          const before = await countCalls(services);
          await header.openAs('slot-booked');
          await annaSees(header);
          await page.clock.fastForward('05:00');
          const after = await countCalls(services);
          const made = Object.fromEntries(
            calls.map((call) => [call, (after[call] ?? 0) - (before[call] ?? 0)]),
          );
          expect(made).toEqual(Object.fromEntries(calls.map((call) => [call, 1])));
        },
      ]),
    ),
  );
});

const amendBar = (page: Page) => page.getByRole('region', { name: 'Amending order' });

test('an open page says until when the order can be amended, over midnight and over the change of the clocks', async ({
  page,
  services,
}) => {
  await services.scenario('amending');
  await page.clock.install({ time: '2026-03-04T23:58:30Z' });
  const waits = () => page.clock.fastForward('03:00');
  const over =
    (now: string, cutoff: string, day: string, act: () => Promise<void> = waits) =>
    async () => {
      await page.clock.setSystemTime(`${now}:30Z`);
      const amendOrderCutoffDateTime = `${cutoff}:00Z`;
      await reservedSlot(page, {
        startDateTime: cutoff.replace(/..T.*/, '31T21:00:00Z'),
        amendOrderCutoffDateTime,
      });
      await page.goto('/ecom/shop/browse/groceries');
      await expect(amendBar(page)).toContainText(`until 9pm on ${day}`);
      await act();
      await expect(amendBar(page)).toContainText('until 9pm today');
    };
  const returns = () => leaveAndReturn(page, () => page.clock.setSystemTime('2026-03-05T07:00:00Z'));
  await holdCells({
    midnight: over('2026-03-04T23:58', '2026-03-05T21:00', 'Thursday 5 March'),
    'the clocks go forward': over('2026-03-28T23:58', '2026-03-29T20:00', 'Sunday 29 March'),
    'the clocks go back': over('2026-10-24T22:58', '2026-10-25T21:00', 'Sunday 25 October'),
    'midnight in the cache': over('2026-03-04T23:58', '2026-03-05T21:00', 'Thursday 5 March', returns),
  });
  // Ignores errors of a slot request that may still be running.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
