import { type PersonalisationUpdate, resolveHeaderOptions } from '@grocer/shared-contracts';
import {
  aSlotReservation,
  aToken,
  aTrolley,
  aTrolleyAnswer,
  aTrolleyItem,
} from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { setPageAtom } from '../state/page.ts';
import { setSessionAtom } from '../state/session.ts';
import { beginSlotWorkAtom } from '../state/slot.ts';
import { beginTrolleyWorkAtom, type TrolleyState } from '../state/trolley.ts';
import { personalise } from './personalise.ts';

function aPage(personalisation?: (update: PersonalisationUpdate) => void) {
  const store = createStore();
  const told: PersonalisationUpdate[] = [];
  const options = resolveHeaderOptions({
    personalisation: personalisation ?? ((update) => void told.push(update)),
  });
  store.set(setPageAtom, { options });
  const stop = personalise(store);
  const trolley = (state: TrolleyState) => store.set(beginTrolleyWorkAtom)(state);
  const loaded = (...trolleyItems: ReturnType<typeof aTrolleyItem>[]) =>
    trolley({ kind: 'ready', answer: aTrolleyAnswer({ trolley: aTrolley({ trolleyItems }) }) });
  const slotFrom = (start: string, address: null | object = null) =>
    store.set(beginSlotWorkAtom)({
      kind: 'booked',
      reservation: aSlotReservation(),
      times: { start: new Date(start), end: new Date(start) },
      address: address as null,
      branch: null,
    });
  return { store, told, stop, trolley, loaded, slotFrom };
}

describe('the cart', () => {
  test('is told after each load of the trolley, also when nothing has changed', () => {
    const { told, loaded } = aPage();

    loaded(aTrolleyItem());
    loaded(aTrolleyItem());

    const row = { quantity: 2, unitPrice: 1.2, currency: 'GBP', productId: 'p1' };
    expect(told).toEqual([
      { kind: 'cart', rows: [row] },
      { kind: 'cart', rows: [row] },
    ]);
  });

  test('leaves out lines without a product, an amount or a price', () => {
    const { told, loaded } = aPage();

    loaded(
      aTrolleyItem({ productId: null }),
      aTrolleyItem({ quantity: null }),
      aTrolleyItem({ price: null }),
    );

    expect(told).toEqual([{ kind: 'cart', rows: [] }]);
  });

  test('is not told while it is loaded, nor when that failed', () => {
    const { store, told, trolley } = aPage();

    store.set(beginTrolleyWorkAtom);
    trolley({ kind: 'failed', error: new Error('down') });

    expect(told).toEqual([]);
  });
});

describe('the variables', () => {
  test('are told when one of them has changed, and only then', () => {
    const { store, told, slotFrom } = aPage();

    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
    slotFrom('2026-07-01T23:30:00Z');
    slotFrom('2026-07-01T23:30:00Z');

    const customerId = aToken().customerId;
    expect(told).toEqual([
      { kind: 'variables', variables: { branchId: null, customerId, slotDate: null, slotType: null } },
      {
        kind: 'variables',
        variables: { branchId: '753', customerId, slotDate: '2026-07-02', slotType: 'DELIVERY' },
      },
    ]);
  });

  test('know neither address nor name', () => {
    const { told, slotFrom } = aPage();

    slotFrom('2026-03-05T09:00:00Z', { name: 'Home', line1: '1 High Street', postalCode: 'BA1 1AA' });

    expect(JSON.stringify(told)).not.toMatch(/Home|High Street|BA1/);
  });

  test('are told to nobody for a visitor of whom nothing is known', () => {
    const { store, told } = aPage();

    store.set(setSessionAtom, { kind: 'signed-out' });

    expect(told).toEqual([]);
  });
});

describe('a host whose service fails', () => {
  test('is told so, and the header goes on', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { loaded } = aPage(() => {
      throw new Error('no');
    });

    expect(() => loaded(aTrolleyItem())).not.toThrow();

    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});

test('after leaving nothing is told', () => {
  const { told, stop, loaded } = aPage();

  stop();
  loaded(aTrolleyItem());

  expect(told).toEqual([]);
});
