import { getTrolleyAnswerSchema, parseContract, type TrolleyAnswer } from '@grocer/shared-contracts';
import {
  aFailure,
  aShoppingContext,
  aTrolley,
  aTrolleyAnswer,
  pounds,
  someTrolleyTotals,
} from '@grocer/shared-contracts/fixtures';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../../platform/http/errors.ts';
import type { TrolleyParams } from '../../services/trolley.ts';
import { aShopperStore } from '../testing/aStore.ts';
import { loadTrolleyAtom } from './loadTrolley.ts';
import { trolleyAtom, trolleyItemCountAtom, trolleyTotalAtom } from './trolley.ts';

const answering = (answer: TrolleyAnswer) => ({ fetchTrolley: vi.fn(async (_: TrolleyParams) => answer) });

const refusing = (status: number) => ({
  fetchTrolley: () =>
    Promise.reject(
      new HttpError({ service: 'trolley', method: 'POST', url: '/graph/live' }, { status, body: null }),
    ),
});

const trolleyIn = async (services: object) => {
  const shopper = await aShopperStore(services);
  await shopper.store.set(loadTrolleyAtom);
  return { ...shopper, trolley: shopper.store.get(trolleyAtom) };
};

test('the trolley shows the service’s item count, with unavailable items, and estimated total', async () => {
  const trolleyItemCounts = { hardConflicts: 1, softConflicts: 2, noConflicts: 12 };
  const { store } = await trolleyIn(answering(withTotals({ trolleyItemCounts })));

  expect(store.get(trolleyItemCountAtom)).toBe(15);
  expect(store.get(trolleyTotalAtom)).toEqual({ amount: 84.2, currencyCode: 'GBP' });
});

test('the order itself is requested only while it is being amended', async () => {
  const services = answering(aTrolleyAnswer());
  await trolleyIn(services);
  const amending = async () => aShoppingContext({ customerOrderState: 'AMENDING' });
  await trolleyIn({ ...services, fetchShoppingContext: amending });

  expect(services.fetchTrolley.mock.calls).toEqual([
    [{ orderId: '5001', amending: false }],
    [{ orderId: '5001', amending: true }],
  ]);
});

const withTotals = (totals: Parameters<typeof someTrolleyTotals>[0]) =>
  aTrolleyAnswer({ trolley: aTrolley({ trolleyTotals: someTrolleyTotals(totals) }) });
const noItems = { hardConflicts: 0, softConflicts: 0, noConflicts: 0 };
const empty = withTotals({ totalEstimatedCost: pounds(0), trolleyItemCounts: noItems });
const parsed = (getTrolley: object | null) =>
  parseContract(getTrolleyAnswerSchema, { data: { getTrolley } }, 'trolley');
const incomplete = ['Failed to fetch Trolley: the answer has no trolley with totals'];

test.each<[what: string, answer: TrolleyAnswer, kind: 'ready' | 'failed', logs: string[]]>([
  [
    'failures with a trolley are logged and the trolley is shown',
    aTrolleyAnswer({ failures: ['no price', 'no points'].map((message) => aFailure({ message })) }),
    'ready',
    ['The trolley came with failures: no price; no points'],
  ],
  [
    'failures without a trolley are an error',
    aTrolleyAnswer({ trolley: null, failures: [aFailure({ message: 'no trolley today' })] }),
    'failed',
    ['Failed to fetch Trolley: no trolley today'],
  ],
  [
    'a trolley without a readable total is shown as £0.00, and logged',
    withTotals({ totalEstimatedCost: null }),
    'ready',
    ['The trolley came without a readable total'],
  ],
  ['an empty trolley has totals of zero', empty, 'ready', []],
  ['an answer of null has failed: it is not an empty trolley', parsed(null), 'failed', incomplete],
  [
    'a trolley whose totals have nulls only has failed',
    parsed({ trolley: { trolleyTotals: { totalEstimatedCost: null, trolleyItemCounts: null } } }),
    'failed',
    incomplete,
  ],
])('%s', async (_, answer, kind, logs) => {
  const { trolley, logged } = await trolleyIn(answering(answer));

  expect([trolley.kind, logged]).toEqual([kind, logs]);
});

test.each([
  [503, ['Failed to fetch Trolley: trolley: answered 503: POST /graph/live']],
  [400, []],
  [404, []],
])('a request that ends with the error %i has failed, and logs %j', async (status, messages) => {
  const { trolley, logged } = await trolleyIn(refusing(status));

  expect(trolley.kind).toBe('failed');
  expect(logged).toEqual(messages);
});
