import type { CallName, ScenarioName } from '@grocer/sandbox';
import { expect, test } from 'vitest';
import { fetchTaxonomy } from './menus.ts';
import { cancelAmend, fetchOrder } from './orders.ts';
import type { OrderServiceClient } from './serviceClient.ts';
import { fetchShoppingContext } from './shopper.ts';
import { fetchAddress, fetchBranch, fetchReservations } from './slots.ts';
import { aShop } from './testing/aShop.ts';
import { fetchToken } from './token.ts';
import { fetchTrolley } from './trolley.ts';

const shop = aShop();
const { logger } = shop;

type Call = (backEnd: OrderServiceClient) => Promise<unknown>;

// Network faults, which are the same for every call, are tested in `createHttp.test.ts`.
test.each<[CallName, ScenarioName, path: string, Call]>([
  ['token', 'signed-in', '/api/token', (backEnd) => fetchToken({ ...backEnd, logger })()],
  ['context', 'signed-in', '', (backEnd) => fetchShoppingContext(backEnd)()],
  ['getTrolley', 'signed-in', '', (backEnd) => fetchTrolley(backEnd)({ orderId: '5001', amending: false })],
  ['cancelAmend', 'amending', '', (backEnd) => cancelAmend(backEnd)('5001')],
  ['slots', 'slot-booked', '', (backEnd) => fetchReservations(backEnd)('5001')],
  ['address', 'slot-booked', '', (backEnd) => fetchAddress(backEnd)('a1')],
  ['branch', 'slot-booked', '', (backEnd) => fetchBranch(backEnd)('753')],
  ['getOrder', 'slot-booked', '', (backEnd) => fetchOrder(backEnd)('5001')],
  ['taxonomy', 'signed-in', '/taxonomy', (backEnd) => fetchTaxonomy({ ...backEnd, roots: ['10051'] })(7)],
])('%s: a break of the contract is thrown as ContractError', async (call, scenario, path, send) => {
  const backEnd = await shop.signedIn(scenario, { path });
  await shop.fault(call, { kind: 'schema-breaking' });

  await expect(send({ ...backEnd, timeoutMs: 5000 })).rejects.toMatchObject({ name: 'ContractError' });
  expect(shop.received).toHaveLength(1);
});
