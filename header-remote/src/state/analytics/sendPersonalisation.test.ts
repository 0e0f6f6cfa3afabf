import { type PersonalisationUpdate, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aToken, aTrolley, aTrolleyAnswer, aTrolleyItem } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { setPageAtom } from '../page/page.ts';
import { setSessionAtom } from '../session/session.ts';
import { beginSlotWorkAtom, type SlotState } from '../slot/slot.ts';
import { aBookedSlot } from '../testing/aStore.ts';
import { beginTrolleyWorkAtom, type TrolleyState } from '../trolley/trolley.ts';
import { sendPersonalisation } from './sendPersonalisation.ts';

function aPage(personalisation?: (update: PersonalisationUpdate) => void) {
  const store = createStore();
  const updates: PersonalisationUpdate[] = [];
  const options = resolveHeaderOptions({
    personalisation: personalisation ?? ((update) => void updates.push(update)),
  });
  store.set(setPageAtom, { options });
  const stop = sendPersonalisation(store);
  const setTrolley = (state: TrolleyState) => store.set(beginTrolleyWorkAtom)(state);
  const loadTrolley = (...trolleyItems: ReturnType<typeof aTrolleyItem>[]) =>
    setTrolley({ kind: 'ready', answer: aTrolleyAnswer({ trolley: aTrolley({ trolleyItems }) }) });
  const bookSlot = (startDateTime: string, address: null | object = null) => {
    const slot = aBookedSlot({ startDateTime, endDateTime: startDateTime });
    store.set(beginSlotWorkAtom)({ ...slot, address } as SlotState);
  };
  return { store, updates, stop, setTrolley, loadTrolley, bookSlot };
}

describe('the cart update', () => {
  const row = { quantity: 2, unitPrice: 1.2, currency: 'GBP', productId: 'p1' };

  test.each<[what: string, act: (page: ReturnType<typeof aPage>) => void, rows: object[][]]>([
    [
      'is sent after each load of the trolley, also without a change',
      ({ loadTrolley }) => {
        loadTrolley(aTrolleyItem());
        loadTrolley(aTrolleyItem());
      },
      [[row], [row]],
    ],
    [
      'leaves out lines without a product, a quantity or a price',
      ({ loadTrolley }) => {
        const [product, quantity, price] = [{ productId: null }, { quantity: null }, { price: null }];
        loadTrolley(aTrolleyItem(product), aTrolleyItem(quantity), aTrolleyItem(price));
      },
      [[]],
    ],
    ['is not sent while the trolley loads', ({ store }) => store.set(beginTrolleyWorkAtom), []],
    ['is not sent if it failed', ({ setTrolley }) => setTrolley({ kind: 'failed', error: new Error() }), []],
    [
      'is not sent after it was stopped',
      ({ stop, loadTrolley }) => {
        stop();
        loadTrolley(aTrolleyItem());
      },
      [],
    ],
  ])('%s', (_, act, rows) => {
    const page = aPage();

    act(page);

    expect(page.updates).toEqual(rows.map((each) => ({ kind: 'cart', rows: each })));
  });
});

describe('the variables update', () => {
  test('is sent when one of the variables has changed, and only then, without address and name', () => {
    const address = { name: 'Home', line1: '1 High Street', postalCode: 'BA1 1AA' };
    const { store, updates, bookSlot } = aPage();

    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
    bookSlot('2026-07-01T23:30:00Z', address);
    bookSlot('2026-07-01T23:30:00Z', address);

    const { customerId } = aToken();
    const booked = { branchId: '753', customerId, slotDate: '2026-07-02', slotType: 'DELIVERY' };
    expect(updates).toEqual([
      { kind: 'variables', variables: { branchId: null, customerId, slotDate: null, slotType: null } },
      { kind: 'variables', variables: booked },
    ]);
  });

  test('is not sent for a visitor of whom nothing is known', () => {
    const { store, updates } = aPage();

    store.set(setSessionAtom, { kind: 'signed-out' });

    expect(updates).toEqual([]);
  });
});

test('a host’s function that throws is reported, and the header continues', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { loadTrolley } = aPage(() => {
    throw new Error('no');
  });

  expect(() => loadTrolley(aTrolleyItem())).not.toThrow();

  expect(consoleError.mock.calls.join()).toContain("the host's personalisation function threw");
  consoleError.mockRestore();
});
