// @vitest-environment jsdom
import { type Order, resolveHeaderOptions, type SlotReservation } from '@grocer/shared-contracts';
import {
  anInstantCheckoutBeacon,
  anOrder,
  aShoppingContext,
  aSlotReservation,
  aTrolley,
  aTrolleyAnswer,
  aTrolleyItem,
} from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserLocation } from '../../platform/location/location.ts';
import type { PlaceOrderError, PlaceOrderResult } from '../../services/orders.ts';
import { loadOrderAtom } from '../../state/loadShop.ts';
import { dialogAtom, openDialogAtom } from '../../state/page/dialog.ts';
import { setPageAtom } from '../../state/page/page.ts';
import type { Services } from '../../state/services.ts';
import { nextShopperAtom } from '../../state/session/shopper.ts';
import { aShopperStore, aStore, deferredCalls } from '../../state/testing/aStore.ts';
import { orderAttempts } from '../../state/trolley/orderAttempts.ts';
import { savedBeaconKey } from '../../state/trolley/storedAttempts.ts';
import {
  isPlacingAtom,
  keepSavedSlotAtom,
  placeOrderAtom,
  resumeOrderAttemptsAtom,
} from './instantCheckoutAtoms.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  vi.useRealTimers();
});

const placed: PlaceOrderResult = { ok: true, order: anOrder() };
const failure = (kind: PlaceOrderError['kind'], code: string) => ({
  ok: false as const,
  error: { kind, code, message: 'no' },
});
const refusedWith = (code: string) => failure('refused', `ORDER_ORCHESTRATION_${code}`);
const unanswered = failure('unknown', 'UNKNOWN_ERROR');

const completions = (tracked: { name: string }[]) =>
  tracked.filter(({ name }) => name === 'instant_checkout_complete');

const down = () => Promise.reject(new Error('down'));
const savedSlot = aSlotReservation({ addressId: null });
const newSlot: SlotReservation = {
  ...savedSlot,
  id: 'r2',
  status: 'UNCONFIRMED',
  startDateTime: '2026-03-06T09:00:00Z',
};

/** A shopper who amends an order. Each call to place it gets the next of `answers`; the last repeats. */
async function anAmendingShopper({
  answers = [placed],
  reservations = [savedSlot],
  orderId = '5001',
  ...services
}: {
  answers?: PlaceOrderResult[];
  reservations?: SlotReservation[];
  /** The order id in the trolley. The shopping context has order 5001. */
  orderId?: string | null;
} & Partial<Services> = {}) {
  const remaining = { answers, reservations };
  const calls: string[] = [];
  const navigate = vi.fn();
  const sendInstantCheckoutBeacon = vi.fn();
  const trolleyItems = [aTrolleyItem({ reservedQuantity: 1 })];
  const trolley = aTrolley({ orderId, amendingOrder: true, trolleyItems });
  const shopper = await aShopperStore({
    fetchTrolley: async () => aTrolleyAnswer({ trolley, instantCheckout: 'ALLOWED' }),
    fetchReservations: async () => remaining.reservations,
    fetchBranch: async () => ({ id: '753', name: 'Bath', contactDetails: {} as never }),
    fetchOrder: async () => {
      calls.push('GET');
      return anOrder();
    },
    placeOrder: async () => {
      calls.push('PATCH');
      const [answer = placed, ...others] = remaining.answers;
      if (others.length) remaining.answers = others;
      return answer;
    },
    cancelReservation: async (id) => {
      calls.push(`DELETE ${id}`);
      remaining.reservations = remaining.reservations.filter((each) => each.id !== id);
    },
    sendInstantCheckoutBeacon,
    ...services,
  });
  shopper.store.set(setPageAtom, { options: resolveHeaderOptions({ navigate }), path: '/ecom/shop/trolley' });
  await shopper.store.set(loadOrderAtom);
  return { ...shopper, calls, navigate, sendInstantCheckoutBeacon };
}

const confirmation = '/ecom/order-confirmation/5001';

test('an order is placed, the beacon sent, the page informed and the confirmation shown', async () => {
  const { store, calls, navigate, sendInstantCheckoutBeacon, emitted } = await anAmendingShopper();
  store.set(openDialogAtom, { kind: 'instant-checkout', standard: 'checkout' });

  await store.set(placeOrderAtom);

  expect(calls).toEqual(['PATCH']);
  expect(store.get(dialogAtom)).toBeUndefined();
  expect(sendInstantCheckoutBeacon).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ customerOrderId: '5001', branchId: '753', deliveryChargeAmount: 3 }),
  );
  expect(emitted).toContainEqual({ name: 'order_placed', detail: { customerOrderId: '5001' } });
  expect(navigate).toHaveBeenCalledExactlyOnceWith(confirmation);
  expect(store.get(isPlacingAtom)).toBe(false);
});

test('if the page gives no `navigate`, the dialog stays until the browser leaves the page', async () => {
  const { store } = await anAmendingShopper();
  const assign = vi.spyOn(browserLocation, 'assign').mockReturnValue();
  store.set(setPageAtom, { options: resolveHeaderOptions({}) });
  store.set(openDialogAtom, { kind: 'instant-checkout', standard: 'checkout' });

  await store.set(placeOrderAtom);

  expect(assign).toHaveBeenCalledExactlyOnceWith(confirmation);
  expect(store.get(dialogAtom)).toMatchObject({ kind: 'instant-checkout' });
});

test('a delivery charge, trolley and slot that are not known are left out of the beacon', async () => {
  const { totals } = anOrder();
  const order = anOrder({ totals: { ...totals, estimated: { ...totals.estimated, deliveryCharge: null } } });
  const { store, sendInstantCheckoutBeacon } = await anAmendingShopper({
    answers: [{ ok: true, order }],
    reservations: [],
    fetchTrolley: down,
  });

  await store.set(placeOrderAtom);

  const unknown = { deliveryChargeAmount: null, branchId: null, instantCheckoutTrolleyItems: [] };
  expect(sendInstantCheckoutBeacon).toHaveBeenCalledWith(expect.objectContaining(unknown));
});

test.each([
  ['placing an order', placeOrderAtom],
  ['resuming an order', resumeOrderAttemptsAtom],
])('%s for a former shopper shows nothing when its lookup ends', async (_, act) => {
  const lookups = deferredCalls<Order>();
  const { store, navigate } = await anAmendingShopper({
    answers: [refusedWith('058')],
    reservations: [newSlot],
    fetchOrder: lookups.call,
  });
  if (act === resumeOrderAttemptsAtom) orderAttempts.set('5001', 'asked');
  const acting = store.set(act);
  await vi.waitUntil(() => lookups.calls.length > 0);

  store.set(nextShopperAtom);
  lookups.answer(0).resolve(anOrder());
  await acting;

  expect(store.get(dialogAtom)).toBeUndefined();
  expect(navigate).not.toHaveBeenCalled();
});

test('in a frame of another website nothing is sent, and the dialog says why', async () => {
  const { store, calls, logged } = await anAmendingShopper();
  vi.spyOn(window, 'parent', 'get').mockReturnValue({
    get location(): Location {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  } as unknown as Window & typeof globalThis);

  await store.set(placeOrderAtom);

  expect(calls).toEqual([]);
  expect(store.get(dialogAtom)).toMatchObject({ kind: 'order-error', code: 'FRAMED' });
  expect(store.get(isPlacingAtom)).toBe(false);
  expect(logged).toContain('The order was not placed, because the page is in a frame of another origin');
});

test('a second press while the order is being placed does nothing', async () => {
  const { store, calls } = await anAmendingShopper();

  await Promise.all([store.set(placeOrderAtom), store.set(placeOrderAtom), store.set(keepSavedSlotAtom)]);

  expect(calls).toEqual(['PATCH']);
});

test('each refusal is shown with its code, also the same one again', async () => {
  const { store } = await anAmendingShopper({ answers: [refusedWith('042')] });

  await store.set(placeOrderAtom);
  await store.set(placeOrderAtom);

  const code = 'ORDER_ORCHESTRATION_042';
  expect(store.get(dialogAtom)).toEqual({ kind: 'order-error', code, attempt: 2, savedSlot: null });
  expect(store.get(isPlacingAtom)).toBe(false);
});

test.each([
  [
    refusedWith('999'),
    'The order error code ORDER_ORCHESTRATION_999 is not known; the general error dialog is shown',
    'Failed to place the order: ORDER_ORCHESTRATION_999',
  ],
  [refusedWith('042'), 'Failed to place the order: ORDER_ORCHESTRATION_042'],
  [failure('timeout', 'TIMEOUT'), 'Failed to place the order: TIMEOUT'],
  [unanswered, 'Failed to place the order: UNKNOWN_ERROR'],
])('a failure is logged, and so is a code that the catalogue lacks: %o', async (answer, ...records) => {
  const { store, logged } = await anAmendingShopper({ answers: [answer] });

  await store.set(placeOrderAtom);

  expect(store.get(dialogAtom)).toMatchObject({ code: answer.error.code });
  expect(logged).toEqual(records);
});

test('an order that was placed and reported before is shown again, not reported again', async () => {
  const { store, navigate, sendInstantCheckoutBeacon, tracked } = await anAmendingShopper({
    fetchOrder: async () => anOrder({ customerOrderState: 'PLACED' }),
  });

  await store.set(placeOrderAtom);
  await store.set(placeOrderAtom);

  expect(navigate).toHaveBeenCalledTimes(2);
  expect(sendInstantCheckoutBeacon).toHaveBeenCalledOnce();
  expect(completions(tracked)).toHaveLength(1);
});

test('without any order id there is an error, and no request is sent', async () => {
  const { store } = await aShopperStore({
    fetchShoppingContext: async () => aShoppingContext({ customerOrderId: null }),
  });

  await store.set(placeOrderAtom);

  expect(store.get(dialogAtom)).toMatchObject({ kind: 'order-error', code: 'UNKNOWN_ERROR' });
});

describe('keeping the saved slot', () => {
  const bothSlots = [savedSlot, newSlot];
  const thursday = { date: 'Thursday 5 March', time: { text: '9am - 10am', spoken: '9am to 10am' } };

  test.each<[string, Partial<Services>, SlotReservation[], calls: string[], savedSlot: object | null]>([
    ['the slot of the other reservation', {}, bothSlots, ['PATCH'], thursday],
    ['the slot of the order if there is no other reservation', {}, [newSlot], ['PATCH', 'GET'], thursday],
    ['no slot, without waiting, if the order is not known', { fetchOrder: down }, [newSlot], ['PATCH'], null],
  ])('the dialog names %s', async (_, services, reservations, called, saved) => {
    vi.useFakeTimers();
    const answers = [refusedWith('058')];
    const { store, calls } = await anAmendingShopper({ ...services, answers, reservations });

    await store.set(placeOrderAtom);

    expect(calls).toEqual(called);
    expect(store.get(dialogAtom)).toMatchObject({ code: 'ORDER_ORCHESTRATION_058', savedSlot: saved });
  });

  test.each([
    ['a slot that becomes known within a second is named', 999, 'Thursday 5 March'],
    ['a slot that becomes known later is never named', 1001, undefined],
  ])('%s', async (_, answersAfterMs, date) => {
    vi.useFakeTimers();
    const { store } = await anAmendingShopper({
      answers: [refusedWith('058')],
      reservations: [newSlot],
      fetchOrder: () => new Promise((resolve) => setTimeout(resolve, answersAfterMs, anOrder())),
    });

    void store.set(placeOrderAtom);
    await vi.advanceTimersByTimeAsync(998);
    expect(store.get(dialogAtom)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2);
    const dialog = store.get(dialogAtom);
    expect(dialog).toMatchObject({ kind: 'order-error', code: 'ORDER_ORCHESTRATION_058' });
    expect(dialog).toHaveProperty('savedSlot', date ? expect.objectContaining({ date }) : null);

    await vi.runAllTimersAsync();
    expect(store.get(dialogAtom)).toBe(dialog);
  });

  test('the new slot is cancelled and the order placed again, which never cancels the saved slot', async () => {
    const answers = [refusedWith('058'), refusedWith('041'), placed];
    const { store, calls, navigate } = await anAmendingShopper({ answers, reservations: bothSlots });

    await store.set(placeOrderAtom);
    await store.set(keepSavedSlotAtom);
    expect(calls).toEqual(['PATCH', 'DELETE r2', 'PATCH']);
    expect(store.get(dialogAtom)).toMatchObject({ code: 'ORDER_ORCHESTRATION_041' });

    await store.set(keepSavedSlotAtom);
    expect(calls).toEqual(['PATCH', 'DELETE r2', 'PATCH', 'PATCH']);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(confirmation);
  });

  test('a new slot that is booked after the cancellation is cancelled as well', async () => {
    const fetchReservations = async () => bothSlots;
    const { store, calls } = await anAmendingShopper({ answers: [refusedWith('041')], fetchReservations });

    await store.set(keepSavedSlotAtom);
    await store.set(loadOrderAtom);
    await store.set(keepSavedSlotAtom);

    expect(calls).toEqual(['DELETE r2', 'PATCH', 'DELETE r2', 'PATCH']);
  });

  test.each([
    ['a confirmed reservation is cancelled if there is no new one', [savedSlot], ['DELETE r1', 'PATCH']],
    ['nothing is cancelled without a reservation', [], ['PATCH']],
  ])('%s', async (_, reservations, called) => {
    const { store, calls } = await anAmendingShopper({ reservations });

    await store.set(keepSavedSlotAtom);

    expect(calls).toEqual(called);
  });

  test('nothing is placed when the new slot cannot be cancelled', async () => {
    const { store, calls } = await anAmendingShopper({ reservations: bothSlots, cancelReservation: down });

    await store.set(keepSavedSlotAtom);

    expect(calls).toEqual([]);
    expect(store.get(dialogAtom)).toMatchObject({ kind: 'order-error', code: 'UNKNOWN_ERROR' });
  });
});

describe('after a reload', () => {
  /** A shopper who opens a page while it is unknown whether order 5001 was placed. */
  async function aReturningShopper(options: Parameters<typeof anAmendingShopper>[0] = {}, path = '/ecom') {
    const shopper = await anAmendingShopper(options);
    shopper.store.set(setPageAtom, { path });
    orderAttempts.set('5001', 'asked');
    await shopper.store.set(resumeOrderAttemptsAtom);
    return shopper;
  }

  test('the confirmation of an order that was placed is shown, and the page is informed', async () => {
    const { store, navigate, emitted, calls } = await aReturningShopper();
    await store.set(resumeOrderAttemptsAtom);

    expect(calls).toEqual(['GET']);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(confirmation);
    expect(emitted).toContainEqual({ name: 'order_placed', detail: { customerOrderId: '5001' } });
  });

  test('an order that was placed is reported once, with the trolley that was placed', async () => {
    const before = await anAmendingShopper({ answers: [unanswered] });
    await before.store.set(placeOrderAtom);
    expect(before.sendInstantCheckoutBeacon).not.toHaveBeenCalled();

    const { store, sendInstantCheckoutBeacon, tracked } = await anAmendingShopper({
      fetchOrder: async () => anOrder({ customerOrderState: 'PLACED' }),
      fetchShoppingContext: async () => aShoppingContext({ customerOrderId: null }),
    });
    await Promise.all([store.set(resumeOrderAttemptsAtom), store.set(resumeOrderAttemptsAtom)]);
    await store.set(resumeOrderAttemptsAtom);

    expect(sendInstantCheckoutBeacon).toHaveBeenCalledExactlyOnceWith(anInstantCheckoutBeacon());
    expect(completions(tracked)).toMatchObject([{ payload: anInstantCheckoutBeacon() }]);
    expect(sessionStorage.getItem(savedBeaconKey)).toBeNull();
  });

  test.each(['{broken', JSON.stringify({ ...anInstantCheckoutBeacon(), customerOrderId: '5002' })])(
    'a saved trolley that is unreadable or of another order is not reported: %s',
    async (stored) => {
      sessionStorage.setItem(savedBeaconKey, stored);

      const { sendInstantCheckoutBeacon } = await aReturningShopper();

      expect(sendInstantCheckoutBeacon).toHaveBeenCalledExactlyOnceWith(anInstantCheckoutBeacon());
    },
  );

  test('an order without a saved trolley is reported without the items of the next order', async () => {
    const { sendInstantCheckoutBeacon } = await aReturningShopper({ orderId: '5002' });

    expect(sendInstantCheckoutBeacon).toHaveBeenCalledExactlyOnceWith({
      ...anInstantCheckoutBeacon(),
      branchId: null,
      slotType: 'UNDEFINED',
      instantCheckoutTrolleyItems: [],
    });
  });

  test('on the confirmation page of the order the page stays', async () => {
    const { navigate } = await aReturningShopper({}, `${confirmation}?from=mail`);

    expect(navigate).not.toHaveBeenCalled();
    expect(orderAttempts.get('5001')).toBe('placed');
  });

  test.each([
    ['an order that is still open may be placed again', [], undefined],
    ['an order that was placed again meanwhile stays placed', [placed], 'placed'],
    ['the outcome of another attempt meanwhile stays unknown', [unanswered], 'asked'],
  ])('%s', async (_, answers, attempt) => {
    const open = anOrder({ customerOrderState: 'AMENDING' });
    const lookups = deferredCalls<Order>();
    const { store } = await anAmendingShopper({ answers, fetchOrder: lookups.call });
    orderAttempts.set('5001', 'asked');
    const resuming = store.set(resumeOrderAttemptsAtom);
    const placing = answers.length > 0 && store.set(placeOrderAtom);
    if (placing) lookups.answer(1).resolve(open);
    await placing;

    lookups.answer(0).resolve(open);
    await resuming;

    expect(orderAttempts.get('5001')).toBe(attempt);
  });

  test('a guest’s page looks up no order', async () => {
    const { store, logged } = aStore();
    orderAttempts.set('5001', 'asked');

    await store.set(resumeOrderAttemptsAtom);

    expect(logged).toEqual([]);
  });

  test('an order that cannot be looked up stays open, and the failure is logged', async () => {
    const { logged } = await aReturningShopper({ fetchOrder: down });

    expect(orderAttempts.unsettled()).toEqual(['5001']);
    expect(logged).toContain('Failed to find out about order 5001: down');
  });
});
