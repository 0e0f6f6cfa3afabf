import type { CallName, ScenarioName } from '@grocer/sandbox';
import { expect, test } from 'vitest';
import { fetchExperienceFragment, fetchMegaMenuMaster, fetchTaxonomy } from './menus.ts';
import { cancelAmend, fetchOrder } from './orders.ts';
import type { OrderServiceClient } from './serviceClient.ts';
import { fetchShoppingContext } from './shopper.ts';
import { cancelReservation, fetchAddress, fetchBranch, fetchReservations } from './slots.ts';
import { aShop, everyFault } from './testing/aShop.ts';
import { fetchToken, logOut } from './token.ts';
import { fetchTrolley } from './trolley.ts';

const shop = aShop();
const { logger } = shop;
const path = '/content';

/** The calls that throw: name of the call in the sandbox, scenario, path of the service, call. */
type Row = [CallName, ScenarioName, string, (backEnd: OrderServiceClient) => Promise<unknown>];

const withSchema: Row[] = [
  ['token', 'signed-in', '/api/token', (backEnd) => fetchToken({ ...backEnd, logger })()],
  ['context', 'signed-in', '', (backEnd) => fetchShoppingContext(backEnd)()],
  ['getTrolley', 'signed-in', '', (backEnd) => fetchTrolley(backEnd)({ orderId: '5001', amending: false })],
  ['cancelAmend', 'amending', '', (backEnd) => cancelAmend(backEnd)('5001')],
  ['slots', 'slot-booked', '', (backEnd) => fetchReservations(backEnd)('5001')],
  ['address', 'slot-booked', '', (backEnd) => fetchAddress(backEnd)('a1')],
  ['branch', 'slot-booked', '', (backEnd) => fetchBranch(backEnd)('753')],
  ['getOrder', 'slot-booked', '', (backEnd) => fetchOrder(backEnd)('5001')],
  ['taxonomy', 'signed-in', '/taxonomy', (backEnd) => fetchTaxonomy({ ...backEnd, roots: ['10051'] })(7)],
];

/** Content that cannot be read counts as empty. */
const content: Row[] = [
  ['content', 'signed-in', path, (backEnd) => fetchMegaMenuMaster(backEnd)(null)],
  [
    'fragment',
    'signed-in',
    path,
    (backEnd) =>
      fetchExperienceFragment(backEnd)({ key: 'menu/banners/groceries-bakery', hasTokenSession: true }),
  ],
];

/** Their answers are not read. */
const withoutAnswer: Row[] = [
  ['cancelSlot', 'slot-booked', '', (backEnd) => cancelReservation(backEnd)('r1')],
  ['logOut', 'support-user', '/api/token', (backEnd) => logOut(backEnd)()],
];

const faultsOf = (rows: Row[], faults: typeof everyFault) =>
  rows.flatMap((row) => faults.map(([fault, name]) => [row[0], fault, name, row] as const));

test.each([
  ...faultsOf(withSchema, everyFault),
  ...faultsOf(content, everyFault.slice(0, 3)),
  ...faultsOf(withoutAnswer, everyFault.slice(0, 2)),
])('%s: the fault %o is thrown as %s', async (call, fault, name, [, scenario, path, send]) => {
  const backEnd = await shop.signedIn(scenario, { path });
  await shop.fault(call, fault);

  await expect(send({ ...backEnd, timeoutMs: 5000 })).rejects.toMatchObject({ name });
  expect(shop.received).toHaveLength(1);
});
