import type { SlotReservation } from '@grocer/shared-contracts';
import { atom, type Getter } from 'jotai';
import { readInstant } from '../platform/clock/readInstant.ts';
import { latestOnly } from '../platform/latestOnly.ts';
import { messageOf } from '../platform/logger/messageOf.ts';
import { chooseReservation } from './chooseReservation.ts';
import { tellPageAtom } from './outbox.ts';
import { readAnew } from './readAnew.ts';
import { servicesAtom } from './services.ts';
import { shoppingContextAtom } from './shoppingContext.ts';
import { beginSlotWorkAtom, type Slot, type SlotState, slotAtom } from './slot.ts';
import { trackSlotAtom } from './trackSlot.ts';

const latestAtom = atom(() => latestOnly());

/** Reservations first, then address and branch side by side; without an order nothing is asked (clarification 27). */
export const loadSlotAtom = atom(null, (get, set) =>
  readAnew({
    begin: () => set(beginSlotWorkAtom),
    latest: get(latestAtom),
    read: () => readSlot(get),
    failed: (error) => failed(get, error),
  }),
);

/**
 * Gives a reserved slot back and reads what is reserved then (clarification 47): also after a failure, which may have
 * come after the deed. Answers whether the shop has let it go.
 */
export const cancelSlotAtom = atom(null, async (get, set, reservationId: string): Promise<boolean> => {
  const { cancelReservation, logger } = get(servicesAtom);
  const end = set(beginSlotWorkAtom);
  set(trackSlotAtom, 'slot_cancel');
  const isCancelled = await cancelReservation(reservationId).then(
    () => true,
    (error: unknown) => {
      logger.failure(`Failed to cancel the slot: ${messageOf(error)}`, error);
      return false;
    },
  );
  await set(loadSlotAtom);
  end();
  if (!isCancelled) {
    const detail = { code: 'cancel_slot', message: 'The slot could not be cancelled' };
    set(tellPageAtom, { name: 'header_error', detail });
  }
  return isCancelled;
});

async function readSlot(get: Getter): Promise<SlotState> {
  const { customerOrderId } = get(shoppingContextAtom);
  if (customerOrderId === null) return { kind: 'none' };
  const { fetchReservations, fetchAddress, fetchBranch } = get(servicesAtom);
  const reservations = await fetchReservations(customerOrderId);
  const reservation = chooseReservation(reservations);
  if (!reservation) return { kind: 'none' };
  const saved = chooseReservation(reservations.filter((each) => each !== reservation));
  const { addressId, branchId } = reservation;
  const [address, branch] = await Promise.all([
    addressId === null ? null : fetchAddress(addressId),
    branchId === null ? null : fetchBranch(branchId),
  ]);
  const times = readTimes(get, reservation);
  return { kind: 'booked', reservation, times, address, branch, ...(saved && { saved }) };
}

function readTimes(get: Getter, { id, startDateTime, endDateTime }: SlotReservation): Slot['times'] {
  const start = readInstant(startDateTime);
  const end = readInstant(endDateTime);
  if (start && end) return { start, end };
  const last = get(slotAtom);
  const isKnown = last.kind === 'booked' && last.reservation.id === id && last.times === null;
  if (!isKnown) get(servicesAtom).logger.warning(`Reservation ${id} has no dates that can be read`);
  return null;
}

function failed(get: Getter, error: unknown): SlotState {
  get(servicesAtom).logger.failure(`Failed to fetch the slot: ${messageOf(error)}`, error);
  return { kind: 'failed', error };
}
