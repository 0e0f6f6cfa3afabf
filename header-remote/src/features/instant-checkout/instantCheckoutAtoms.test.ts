// @vitest-environment jsdom
import { resolveHeaderOptions, type SlotReservation } from '@grocer/shared-contracts';
import { anOrder, aSlotReservation, aTrolley, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PlaceOrderResult } from '../../services/orders/placeOrder.ts';
import { dialogAtom } from '../../state/dialog.ts';
import { loadOrderAtom } from '../../state/loadShop.ts';
import { setPageAtom } from '../../state/page.ts';
import { placements } from '../../state/placements.ts';
import { connectServicesAtom, servicesAtom } from '../../state/services.ts';
import { aShopperStore } from '../../state/testing/aStore.ts';
import {
  keepSavedSlotAtom,
  placeOrderAtom,
  placingAtom,
  resumePlacementsAtom,
} from './instantCheckoutAtoms.ts';

afterEach(() => sessionStorage.clear());

const placed: PlaceOrderResult = { ok: true, order: anOrder() };
const refusedWith = (code: string): PlaceOrderResult => ({
  ok: false,
  error: { kind: 'refused', code: `ORDER_ORCHESTRATION_${code}`, message: 'no' },
});

const newSlot = aSlotReservation({ id: 'r2', status: 'UNCONFIRMED', startDateTime: '2026-03-06T09:00:00Z' });
const savedSlot = aSlotReservation();

/** A shopper who amends an order; the shop answers a placement with these, the last one for ever. */
async function anAmendingShopper({
  answers = [placed],
  reservations = [savedSlot],
}: {
  answers?: PlaceOrderResult[];
  reservations?: SlotReservation[];
} = {}) {
  const left = { answers, reservations };
  const calls: string[] = [];
  const navigate = vi.fn();
  const sendInstantCheckoutBeacon = vi.fn();
  const known = await aShopperStore({
    fetchTrolley: async () =>
      aTrolleyAnswer({ trolley: aTrolley({ amendingOrder: true }), instantCheckout: 'ALLOWED' }),
    fetchReservations: async () => left.reservations,
    fetchAddress: async () => Promise.reject(new Error('not asked for')),
    fetchBranch: async () => ({ id: '753', name: 'Bath', contactDetails: {} as never }),
    fetchOrder: async () => {
      calls.push('GET');
      return anOrder();
    },
    placeOrder: async () => {
      calls.push('PATCH');
      return (left.answers.length > 1 ? left.answers.shift() : left.answers[0]) as PlaceOrderResult;
    },
    cancelReservation: async (id) => {
      calls.push(`DELETE ${id}`);
      left.reservations = left.reservations.filter((each) => each.id !== id);
    },
    sendInstantCheckoutBeacon,
  });
  left.reservations = reservations.map((each) => ({ ...each, addressId: null }));
  known.store.set(setPageAtom, { options: resolveHeaderOptions({ navigate }), path: '/ecom/shop/trolley' });
  await known.store.set(loadOrderAtom);
  return { ...known, calls, navigate, sendInstantCheckoutBeacon };
}

const confirmation = '/ecom/order-confirmation/5001';

describe('placing an order', () => {
  test('places it, sends the notice, tells the page and shows the confirmation', async () => {
    const { store, calls, navigate, sendInstantCheckoutBeacon, told } = await anAmendingShopper();

    await store.set(placeOrderAtom);

    expect(calls).toEqual(['PATCH']);
    expect(sendInstantCheckoutBeacon).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ customerOrderId: '5001', branchId: '753', deliveryChargeAmount: 3 }),
    );
    expect(told).toContainEqual({ name: 'order_placed', detail: { customerOrderId: '5001' } });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(confirmation);
    expect(store.get(placingAtom)).toBe(false);
  });

  test('a second press while the shop is at it does nothing', async () => {
    const { store, calls } = await anAmendingShopper();

    await Promise.all([store.set(placeOrderAtom), store.set(placeOrderAtom), store.set(keepSavedSlotAtom)]);

    expect(calls).toEqual(['PATCH']);
  });

  test('a refusal is shown with its code, and each one anew', async () => {
    const { store } = await anAmendingShopper({ answers: [refusedWith('042')] });

    await store.set(placeOrderAtom);
    await store.set(placeOrderAtom);

    expect(store.get(dialogAtom)).toEqual({
      kind: 'order-error',
      code: 'ORDER_ORCHESTRATION_042',
      attempt: 2,
      savedSlot: null,
    });
    expect(store.get(placingAtom)).toBe(false);
  });

  test('a trolley without an order is an error, and asks for nothing', async () => {
    const { store } = await aShopperStore();

    await store.set(placeOrderAtom);

    expect(store.get(dialogAtom)).toMatchObject({ kind: 'order-error', code: 'UNKNOWN_ERROR' });
  });
});

describe('keeping the saved slot', () => {
  const bothSlots = [savedSlot, newSlot];

  test('the shopper reads which one was saved', async () => {
    const { store } = await anAmendingShopper({ answers: [refusedWith('058')], reservations: bothSlots });

    await store.set(placeOrderAtom);

    expect(store.get(dialogAtom)).toMatchObject({
      savedSlot: { date: 'Thursday 5 March', time: '9am - 10am' },
    });
  });

  test('where the reservations do not tell, the order does', async () => {
    const { store, calls } = await anAmendingShopper({
      answers: [refusedWith('058')],
      reservations: [newSlot],
    });

    await store.set(placeOrderAtom);

    expect(calls).toEqual(['PATCH', 'GET']);
    expect(store.get(dialogAtom)).toMatchObject({ savedSlot: { date: 'Thursday 5 March' } });
  });

  test('gives the new slot back and places the order once more', async () => {
    const { store, calls, navigate } = await anAmendingShopper({
      answers: [refusedWith('058'), placed],
      reservations: bothSlots,
    });

    await store.set(placeOrderAtom);
    await store.set(keepSavedSlotAtom);

    expect(calls).toEqual(['PATCH', 'DELETE r2', 'PATCH']);
    expect(navigate).toHaveBeenCalledWith(confirmation);
  });

  test('a second refusal is shown by its own code', async () => {
    const { store } = await anAmendingShopper({
      answers: [refusedWith('058'), refusedWith('041')],
      reservations: bothSlots,
    });

    await store.set(placeOrderAtom);
    await store.set(keepSavedSlotAtom);

    expect(store.get(dialogAtom)).toMatchObject({ code: 'ORDER_ORCHESTRATION_041' });
  });

  test('never gives the saved slot back', async () => {
    const { store, calls } = await anAmendingShopper({
      answers: [refusedWith('058')],
      reservations: bothSlots,
    });

    await store.set(placeOrderAtom);
    await store.set(keepSavedSlotAtom);
    await store.set(keepSavedSlotAtom);

    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE r2']);
  });

  test('places nothing when the new slot cannot be given back', async () => {
    const { store, calls } = await aShopperStoreWithout();

    await store.set(keepSavedSlotAtom);

    expect(calls).toEqual([]);
    expect(store.get(dialogAtom)).toMatchObject({ kind: 'order-error', code: 'UNKNOWN_ERROR' });
  });

  async function aShopperStoreWithout() {
    const known = await anAmendingShopper({ reservations: bothSlots });
    const services = known.store.get(servicesAtom);
    known.store.set(connectServicesAtom, {
      ...services,
      cancelReservation: async () => Promise.reject(new Error('503')),
    });
    return known;
  }
});

describe('after a reload', () => {
  test('an order that was placed is shown, and the page is told', async () => {
    const { store, navigate, told, calls } = await anAmendingShopper();
    placements.set('5001', 'asked');

    await store.set(resumePlacementsAtom);
    await store.set(resumePlacementsAtom);

    expect(calls).toEqual(['GET']);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(confirmation);
    expect(told).toContainEqual({ name: 'order_placed', detail: { customerOrderId: '5001' } });
  });

  test('its own confirmation stays where it is', async () => {
    const { store, navigate } = await anAmendingShopper();
    store.set(setPageAtom, { path: `${confirmation}?from=mail` });
    placements.set('5001', 'asked');

    await store.set(resumePlacementsAtom);

    expect(navigate).not.toHaveBeenCalled();
    expect(placements.of('5001')).toBe('placed');
  });

  test('nothing is asked where nothing is open', async () => {
    const { store, calls } = await anAmendingShopper();

    await store.set(resumePlacementsAtom);

    expect(calls).toEqual([]);
  });

  test('a shop that cannot say leaves it open, and the log says so', async () => {
    const { store, logged } = await anAmendingShopper();
    const services = store.get(servicesAtom);
    store.set(connectServicesAtom, { ...services, fetchOrder: () => Promise.reject(new Error('down')) });
    placements.set('5001', 'asked');

    await store.set(resumePlacementsAtom);

    expect(placements.unsettled()).toEqual(['5001']);
    expect(logged).toContain('Failed to find out about order 5001: down');
  });
});
