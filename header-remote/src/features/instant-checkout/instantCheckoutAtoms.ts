import type { Order } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { messageOf } from '../../platform/logger/messageOf.ts';
import { trackAtom } from '../../state/analytics.ts';
import { closeDialogAtom, openDialogAtom } from '../../state/dialog.ts';
import { loadOrderAtom } from '../../state/loadShop.ts';
import { cancelSlotAtom } from '../../state/loadSlot.ts';
import { tellPageAtom } from '../../state/outbox.ts';
import { goToAtom, optionsAtom, pathnameAtom, routesAtom } from '../../state/page.ts';
import { placements } from '../../state/placements.ts';
import { servicesAtom } from '../../state/services.ts';
import { sessionAtom } from '../../state/session.ts';
import { shoppingContextAtom } from '../../state/shoppingContext.ts';
import { slotAtom } from '../../state/slot.ts';
import { trolleyAtom } from '../../state/trolley.ts';
import { beaconOf } from './beaconOf.ts';
import { orderErrorOf } from './orderErrors.ts';
import { orderIfPlaced, placeOnce } from './placeOnce.ts';
import { savedSlotOf } from './savedSlotOf.ts';

const baseAtom = atom(false);
const attemptsAtom = atom(0);
const hasGivenBackAtom = atom(false);

/** From the press until the shop has answered, or the page has gone to the confirmation. */
export const placingAtom = atom((get) => get(baseAtom));

/** The shopper has left the dialog, or come back to a page that was put away with it (clarification 128). */
export const leaveInstantCheckoutAtom = atom(null, (_get, set) => {
  set(baseAtom, false);
  set(closeDialogAtom);
});

/** Places the amended order with the saved card (clarification 98). While that is under way another press does nothing. */
export const placeOrderAtom = atom(null, async (get, set) => {
  if (get(baseAtom)) return;
  set(baseAtom, true);
  await set(placeAtom);
});

/**
 * Keeps the slot that the order was placed with (error 058): gives the new one back, and places the order once more. A
 * slot is given back once; after that only one that was never confirmed, or the saved one would go.
 */
export const keepSavedSlotAtom = atom(null, async (get, set) => {
  if (get(baseAtom)) return;
  set(baseAtom, true);
  const slot = get(slotAtom);
  const isNew = slot.kind === 'booked' && slot.reservation.status === 'UNCONFIRMED';
  if (slot.kind === 'booked' && (isNew || !get(hasGivenBackAtom))) {
    const isGiven = await set(cancelSlotAtom, slot.reservation.id);
    if (!isGiven) return set(failAtom, 'UNKNOWN_ERROR');
    set(hasGivenBackAtom, true);
  }
  await set(placeAtom);
});

const placeAtom = atom(null, async (get, set) => {
  const { fetchOrder, placeOrder, logger } = get(servicesAtom);
  const state = get(trolleyAtom);
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  const slot = get(slotAtom);
  if (!trolley?.orderId) return set(failAtom, 'UNKNOWN_ERROR');
  const result = await placeOnce({ fetchOrder, placeOrder }, trolley.orderId);
  if (!result.ok) {
    const { code, message } = result.error;
    logger.failure(`Failed to place the order: ${code}`, new Error(message));
    return set(failAtom, code);
  }
  const reservation = slot.kind === 'booked' ? slot.reservation : null;
  const beacon = beaconOf({ order: result.order, trolley, reservation });
  get(servicesAtom).sendInstantCheckoutBeacon(beacon);
  set(trackAtom, { name: 'instant_checkout_complete', payload: beacon });
  set(confirmAtom, result.order);
});

/** A page of the host's own router goes on with the next order; any other is left with its button waiting. */
const confirmAtom = atom(null, (get, set, { customerOrderId }: Pick<Order, 'customerOrderId'>) => {
  set(tellPageAtom, { name: 'order_placed', detail: { customerOrderId } });
  set(goToAtom, get(routesAtom).orderConfirmation(customerOrderId));
  if (!get(optionsAtom).navigate) return;
  set(leaveInstantCheckoutAtom);
  void set(loadOrderAtom);
});

const failAtom = atom(null, async (get, set, code: string) => {
  const { fetchOrder } = get(servicesAtom);
  const orderId = get(shoppingContextAtom).customerOrderId;
  const isSlotGone = orderErrorOf(code) === '058';
  const savedSlot = isSlotGone ? await savedSlotOf(get(slotAtom), { fetchOrder, orderId }) : null;
  set(attemptsAtom, (attempts) => attempts + 1);
  set(baseAtom, false);
  set(openDialogAtom, { kind: 'order-error', code, attempt: get(attemptsAtom), savedSlot });
});

/** After a reload: says what became of the orders of which nobody knew, and shows the one that was placed. */
export const resumePlacementsAtom = atom(null, async (get, set) => {
  if (get(sessionAtom).kind !== 'signed-in') return;
  const { fetchOrder, logger } = get(servicesAtom);
  for (const customerOrderId of placements.unsettled()) {
    try {
      const order = await orderIfPlaced(fetchOrder, customerOrderId);
      const confirmation = get(routesAtom).orderConfirmation(customerOrderId);
      if (order && get(pathnameAtom) !== confirmation) set(confirmAtom, order);
    } catch (error) {
      logger.failure(`Failed to find out about order ${customerOrderId}: ${messageOf(error)}`, error);
    }
  }
});
