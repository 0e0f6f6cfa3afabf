import type { InstantCheckoutBeacon, Order, OrderSlot } from '@grocer/shared-contracts';
import { atom, type Getter, type Setter } from 'jotai';
import { slotTimes } from '../../platform/dates/slotTimes.ts';
import { isFramedByOtherOrigin } from '../../platform/location/isFramedByOtherOrigin.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { trackAtom } from '../../state/analytics/events.ts';
import { loadOrderAtom } from '../../state/loadShop.ts';
import { closeDialogAtom, openDialogAtom, type SlotText } from '../../state/page/dialog.ts';
import { emitEventAtom } from '../../state/page/outbox.ts';
import { goToAtom, optionsAtom, pathnameAtom, routesAtom } from '../../state/page/page.ts';
import { servicesAtom } from '../../state/services.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { createShopperAtom, rememberShopper } from '../../state/session/shopper.ts';
import { orderIdAtom } from '../../state/session/shoppingContext.ts';
import { beginActionAtom } from '../../state/shopperActions.ts';
import { cancelSlotAtom } from '../../state/slot/loadSlot.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { orderAttempts } from '../../state/trolley/orderAttempts.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import { createBeacon, savedBeacon } from './createBeacon.ts';
import { framedCode, parseOrderErrorCode } from './order-errors/orderErrors.ts';
import { findPlacedOrder, type OrderServices, placeOnce } from './placeOnce.ts';

const baseAtom = createShopperAtom(false);
const attemptsAtom = createShopperAtom(0);
const hasReleasedSlotAtom = createShopperAtom(false);

/** True from the press until an error dialog opens or the page has gone to the confirmation. */
export const isPlacingAtom = atom((get) => get(baseAtom));

/** Closes the dialog, also on a page restored from the back/forward cache (behaviour/checkout#while-placing). */
export const closeInstantCheckoutAtom = atom(null, (_get, set) => {
  set(baseAtom, false);
  set(closeDialogAtom);
});

/** Places the amended order with the saved card. */
export const placeOrderAtom = oneAtATime((_get, set) => set(placeAtom));

/**
 * Keeps the slot that the order was placed with (error 058): cancels the new reservation and places the order
 * again. After the first cancellation only an unconfirmed reservation is cancelled, because a confirmed one
 * is the saved slot.
 */
export const keepSavedSlotAtom = oneAtATime(async (get, set) => {
  const isSameShopper = rememberShopper(get);
  const slot = get(slotAtom);
  const isNew = slot.kind === 'booked' && slot.reservation.status === 'UNCONFIRMED';
  if (slot.kind === 'booked' && (isNew || !get(hasReleasedSlotAtom))) {
    const isCancelled = await set(cancelSlotAtom, slot.reservation.id);
    if (!isSameShopper()) return;
    if (!isCancelled) return set(failAtom, 'UNKNOWN_ERROR');
    set(hasReleasedSlotAtom, true);
  }
  await set(placeAtom);
});

/** Creates an action that places the order. It does nothing while an order is being placed already. */
function oneAtATime(act: (get: Getter, set: Setter) => Promise<void>) {
  return atom(null, async (get, set) => {
    if (get(baseAtom)) return;
    set(baseAtom, true);
    const finishAction = set(beginActionAtom);
    await act(get, set).finally(finishAction);
  });
}

const placeAtom = atom(null, async (get, set) => {
  const { fetchOrder, placeOrder, logger } = get(servicesAtom);
  const isSameShopper = rememberShopper(get);
  const customerOrderId = get(orderIdAtom);
  if (customerOrderId === null) return set(failAtom, 'UNKNOWN_ERROR');
  // Prevents clickjacking, a press that a framing page has provoked (behaviour/checkout#framed).
  if (isFramedByOtherOrigin()) {
    logger.warning('The order was not placed, because the page is in a frame of another origin');
    return set(failAtom, framedCode);
  }
  const services: OrderServices = {
    fetchOrder,
    placeOrder(...params) {
      savedBeacon.write(createCurrentBeacon(get, customerOrderId));
      return placeOrder(...params);
    },
  };
  const result = await placeOnce(services, customerOrderId);
  if (!isSameShopper()) return;
  if (!result.ok) {
    const { kind, code, message } = result.error;
    // The shop may have introduced a code that `orderErrors` lacks.
    if (kind === 'refused' && parseOrderErrorCode(code) === 'other') {
      logger.warning(`The order error code ${code} is not known; the general error dialog is shown`);
    }
    logger.failure(`Failed to place the order: ${code}`, new Error(message));
    return set(failAtom, code);
  }
  set(completeOrderAtom, { customerOrderId, order: result.order });
  set(confirmAtom, result.order);
});

/**
 * Sends the beacon of a placed order and tracks the order, once. Until then its attempt stays `asked`, so that a later
 * page load looks up the order and reports it (behaviour/checkout#success, #after-reload).
 */
const completeOrderAtom = atom(null, (get, set, { customerOrderId, order }: PlacedOrder) => {
  if (orderAttempts.get(customerOrderId) === 'placed') return;
  orderAttempts.set(customerOrderId, 'placed');
  const beacon = {
    ...(savedBeacon.take(customerOrderId) ?? createCurrentBeacon(get, customerOrderId)),
    deliveryChargeAmount: order.totals.estimated.deliveryCharge?.amount ?? null,
  };
  get(servicesAtom).sendInstantCheckoutBeacon(beacon);
  set(trackAtom, { name: 'instant_checkout_complete', payload: beacon });
});

interface PlacedOrder {
  customerOrderId: string;
  order: Order;
}

/** Builds the beacon from the page's current values. Leaves out a trolley or slot of another order. */
function createCurrentBeacon(get: Getter, customerOrderId: string): InstantCheckoutBeacon {
  const isCurrent = get(orderIdAtom) === customerOrderId;
  const trolley = get(trolleyAtom);
  const slot = get(slotAtom);
  return createBeacon({
    customerOrderId,
    trolley: isCurrent && trolley.kind === 'ready' ? trolley.answer.trolley : null,
    reservation: isCurrent && slot.kind === 'booked' ? slot.reservation : null,
  });
}

/**
 * Emits `order_placed` and goes to the confirmation. A host with `navigate` does not load another page, so the dialog
 * closes, and shopping context, trolley and slot are loaded again. Without `navigate` the button stays busy until the
 * browser leaves the page.
 */
const confirmAtom = atom(null, (get, set, { customerOrderId }: Pick<Order, 'customerOrderId'>) => {
  set(emitEventAtom, { name: 'order_placed', detail: { customerOrderId } });
  set(goToAtom, get(routesAtom).orderConfirmation(customerOrderId));
  if (!get(optionsAtom).navigate) return;
  set(closeInstantCheckoutAtom);
  void set(loadOrderAtom);
});

const failAtom = atom(null, async (get, set, code: string) => {
  const isSameShopper = rememberShopper(get);
  const savedSlot = parseOrderErrorCode(code) === '058' ? await findSavedSlot(get) : null;
  if (!isSameShopper()) return;
  set(attemptsAtom, get(attemptsAtom) + 1);
  set(baseAtom, false);
  set(openDialogAtom, { kind: 'order-error', code, attempt: get(attemptsAtom), savedSlot });
});

/**
 * After a page load: looks up the orders whose outcome is unknown. Reports each that was placed, and goes to its
 * confirmation, unless that is the current page.
 */
export const resumeOrderAttemptsAtom = atom(null, async (get, set) => {
  if (get(sessionAtom).kind !== 'signed-in') return;
  const { fetchOrder, logger } = get(servicesAtom);
  const isSameShopper = rememberShopper(get);
  const failures = get(attemptsAtom);
  for (const customerOrderId of orderAttempts.unsettled()) {
    try {
      const order = await findPlacedOrder(fetchOrder, customerOrderId);
      if (!isSameShopper()) return;
      // Otherwise the shopper has tried again meanwhile.
      const isSameAttempt = !get(baseAtom) && get(attemptsAtom) === failures;
      const isAsked = orderAttempts.get(customerOrderId) === 'asked';
      if (!order && isSameAttempt && isAsked) orderAttempts.forget(customerOrderId);
      if (!order) continue;
      set(completeOrderAtom, { customerOrderId, order });
      const confirmation = get(routesAtom).orderConfirmation(customerOrderId);
      if (get(pathnameAtom) !== confirmation) set(confirmAtom, order);
    } catch (error) {
      logger.failure(`Failed to find out about order ${customerOrderId}: ${errorMessage(error)}`, error);
    }
  }
});

/** How long the dialog waits for the order's slot. Milliseconds. */
const lookupTimeoutMs = 1000;

/**
 * Finds the slot that an order keeps when its new slot is unavailable (error 058): the other reservation, else the
 * first slot of the order. Null when neither is known within a second: the dialog then has no date
 * (behaviour/order-errors#named-slot).
 */
async function findSavedSlot(get: Getter): Promise<SlotText | null> {
  const slot = get(slotAtom);
  if (slot.kind === 'booked' && slot.saved) return slotTextFor(slot.saved);
  const orderId = get(orderIdAtom);
  if (orderId === null) return null;
  const lookup = get(servicesAtom)
    .fetchOrder(orderId)
    .then(
      ({ slots: [saved] }) => (saved ? slotTextFor(saved) : null),
      () => null,
    );
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, lookupTimeoutMs, null));
  return Promise.race([lookup, timeout]);
}

function slotTextFor(saved: Pick<OrderSlot, 'startDateTime' | 'endDateTime'>): SlotText | null {
  const times = slotTimes(saved);
  return times && { date: `${times.weekday} ${times.date}`, time: times.time };
}
