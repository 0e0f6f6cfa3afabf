import type { TrolleyAnswer } from '@grocer/shared-contracts';
import {
  aFailure,
  aShoppingContext,
  aTrolley,
  aTrolleyAnswer,
  someTrolleyTotals,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { HttpError } from '../platform/http/errors.ts';
import type { TrolleyQuestion } from '../services/trolley/fetchTrolley.ts';
import { loadTrolleyAtom } from './loadTrolley.ts';
import { aShopperStore, aStore } from './testing/aStore.ts';
import { trolleyAtom, trolleyBusyAtom, trolleyItemCountAtom, trolleyTotalAtom } from './trolley.ts';

const answering = (answer: TrolleyAnswer) => ({ fetchTrolley: vi.fn(async (_: TrolleyQuestion) => answer) });

const refusing = (status: number) => ({
  fetchTrolley: () =>
    Promise.reject(
      new HttpError({ service: 'trolley', method: 'POST', url: '/graph/live' }, { status, body: null }),
    ),
});

const trolleyIn = async (services: object) => {
  const known = await aShopperStore(services);
  await known.store.set(loadTrolleyAtom);
  return { ...known, trolley: known.store.get(trolleyAtom) };
};

describe('loadTrolleyAtom', () => {
  test('shows what the server counts and estimates', async () => {
    const { store } = await trolleyIn(answering(aTrolleyAnswer()));

    expect(store.get(trolleyItemCountAtom)).toBe(12);
    expect(store.get(trolleyTotalAtom)).toEqual({ amount: 84.2, currencyCode: 'GBP' });
  });

  test('without an order nothing is asked, and the trolley is empty', async () => {
    const { store } = aStore();

    await store.set(loadTrolleyAtom);

    expect(store.get(trolleyItemCountAtom)).toBe(0);
    expect(store.get(trolleyTotalAtom)).toEqual({ amount: 0, currencyCode: 'GBP' });
  });

  test('the order itself is asked for only while it is being amended', async () => {
    const services = answering(aTrolleyAnswer());
    await trolleyIn(services);
    const amending = async () => aShoppingContext({ customerOrderState: 'AMENDING' });
    await trolleyIn({ ...services, fetchShoppingContext: amending });

    expect(services.fetchTrolley.mock.calls).toEqual([
      [{ orderId: '5001', amending: false }],
      [{ orderId: '5001', amending: true }],
    ]);
  });

  test('failures beside a trolley are logged and the trolley is shown', async () => {
    const { trolley, logged } = await trolleyIn(
      answering(aTrolleyAnswer({ failures: [aFailure({ message: 'no price' })] })),
    );

    expect(trolley.kind).toBe('ready');
    expect(logged).toEqual(['The trolley came with failures: no price']);
  });

  test('a trolley without a readable total is shown as £0.00, and logged', async () => {
    const { trolley, logged } = await trolleyIn(
      answering(
        aTrolleyAnswer({
          trolley: aTrolley({ trolleyTotals: someTrolleyTotals({ totalEstimatedCost: null }) }),
        }),
      ),
    );

    expect(trolley.kind).toBe('ready');
    expect(logged).toEqual(['The trolley came without a readable total']);
  });

  test('failures without a trolley are an error', async () => {
    const { trolley, logged } = await trolleyIn(
      answering(aTrolleyAnswer({ trolley: null, failures: [aFailure({ message: 'no trolley today' })] })),
    );

    expect(trolley.kind).toBe('failed');
    expect(logged).toEqual(['Failed to fetch Trolley: no trolley today']);
  });

  test('a service that is down is logged', async () => {
    const { trolley, logged } = await trolleyIn(refusing(503));

    expect(trolley.kind).toBe('failed');
    expect(logged).toEqual(['Failed to fetch Trolley: trolley: answered 503: POST /graph/live']);
  });

  test.each([400, 404])('error %i looks the same but is not logged', async (status) => {
    const { trolley, logged } = await trolleyIn(refusing(status));

    expect(trolley.kind).toBe('failed');
    expect(logged).toEqual([]);
  });

  test('the last values stay while the trolley is read again, and a late answer is dropped', async () => {
    const services = answering(aTrolleyAnswer());
    const { store } = await trolleyIn(services);
    const slow = Promise.withResolvers<TrolleyAnswer>();
    services.fetchTrolley.mockImplementationOnce(() => slow.promise);

    const older = store.set(loadTrolleyAtom);
    expect([store.get(trolleyBusyAtom), store.get(trolleyItemCountAtom)]).toEqual([true, 12]);

    await store.set(loadTrolleyAtom);
    slow.resolve(aTrolleyAnswer({ trolley: null }));
    await older;
    expect([store.get(trolleyBusyAtom), store.get(trolleyItemCountAtom)]).toEqual([false, 12]);
  });
});
