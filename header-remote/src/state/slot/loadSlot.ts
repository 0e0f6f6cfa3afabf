import type { SlotReservation } from '@grocer/shared-contracts';
import { atom, type Getter } from 'jotai';
import { parseInstant, slotTimes } from '../../platform/dates/slotTimes.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { trackSlotAtom } from '../analytics/events.ts';
import { createLoadAtom } from '../createLoadAtom.ts';
import { emitEventAtom } from '../page/outbox.ts';
import { servicesAtom } from '../services.ts';
import { rememberShopper } from '../session/shopper.ts';
import { shoppingContextAtom, stateWithoutOrderAtom } from '../session/shoppingContext.ts';
import { beginActionAtom } from '../shopperActions.ts';
import { beginSlotWorkAtom, type Slot, type SlotState, slotAtom } from './slot.ts';

/** Loads the reservations, then address and branch in parallel. Without an order nothing is requested. */
export const loadSlotAtom = createLoadAtom(beginSlotWorkAtom, readSlot, toFailedState);

/**
 * Cancels a reservation, then reloads the reservations, even after a failure: the service may have cancelled it before
 * the call failed (behaviour/slot#cancel-steps, #cancel-failure). False if the call failed or the shopper changed.
 */
export const cancelSlotAtom = atom(null, async (get, set, reservationId: string): Promise<boolean> => {
  const { cancelReservation, logger } = get(servicesAtom);
  const isSameShopper = rememberShopper(get);
  const finish = set(beginSlotWorkAtom);
  const finishAction = set(beginActionAtom);
  const isCancelled = await cancelReservation(reservationId).then(
    () => {
      // Tracked before the slot is reloaded, so that the event has the cancelled slot's fields.
      set(trackSlotAtom, 'slot_cancel');
      return true;
    },
    (error: unknown) => {
      logger.failure(`Failed to cancel the slot: ${errorMessage(error)}`, error);
      return false;
    },
  );
  finishAction();
  if (!isSameShopper()) return false;
  await set(loadSlotAtom);
  finish();
  if (!isCancelled && isSameShopper()) {
    const detail = { code: 'cancel_slot', message: 'The slot could not be cancelled' };
    set(emitEventAtom, { name: 'header_error', detail });
  }
  return isCancelled;
});

async function readSlot(get: Getter): Promise<SlotState> {
  const { customerOrderId } = get(shoppingContextAtom);
  if (customerOrderId === null) return get(stateWithoutOrderAtom);
  const { fetchReservations, fetchAddress, fetchBranch } = get(servicesAtom);
  const reservations = await fetchReservations(customerOrderId);
  const reservation = chooseReservation(reservations);
  if (!reservation) return { kind: 'none' };
  const saved = chooseReservation(reservations.filter((candidate) => candidate !== reservation));
  const { addressId, branchId } = reservation;
  // If one of the calls fails, the slot is not shown as booked.
  const [address, branch] = await Promise.all([
    addressId === null ? null : fetchAddress(addressId),
    branchId === null ? null : fetchBranch(branchId),
  ]);
  const times = readTimes(get, reservation);
  return { kind: 'booked', reservation, times, address, branch, ...(saved && { saved }) };
}

function readTimes(get: Getter, reservation: SlotReservation): Slot['times'] {
  const times = slotTimes(reservation);
  if (times) return times;
  const { id } = reservation;
  const last = get(slotAtom);
  const isLogged = last.kind === 'booked' && last.reservation.id === id && last.times === null;
  if (!isLogged) get(servicesAtom).logger.warning(`Reservation ${id} has no dates that can be read`);
  return null;
}

function toFailedState(get: Getter, error: unknown): SlotState {
  get(servicesAtom).logger.failure(`Failed to fetch the slot: ${errorMessage(error)}`, error);
  return { kind: 'failed', error };
}

/**
 * Chooses the reservation to show (behaviour/slot#which-reservation): the earliest UNCONFIRMED one, else the earliest
 * that has not expired; `null` if there is none.
 */
export function chooseReservation(reservations: readonly SlotReservation[]): SlotReservation | null {
  const live = reservations.filter(({ status }) => status !== 'EXPIRED');
  const unconfirmed = live.filter(({ status }) => status === 'UNCONFIRMED');
  const candidates = unconfirmed.length > 0 ? unconfirmed : live;
  return candidates.reduce<SlotReservation | null>(earlier, null);
}

const earlier = (a: SlotReservation | null, b: SlotReservation): SlotReservation =>
  a && startOf(a) <= startOf(b) ? a : b;

/** Milliseconds since 1970. A reservation without a readable start is sorted last. */
const startOf = ({ startDateTime }: SlotReservation): number =>
  parseInstant(startDateTime)?.getTime() ?? Number.POSITIVE_INFINITY;
