import type { HeaderEvents } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { slotAtom, slotBusyAtom } from './slot.ts';

/** The payload of the event `slot`: without the address, which is personal data (behaviour/slot#slot-event). */
export const headerSlotAtom = atom((get): HeaderEvents['slot'] => {
  const slot = get(slotAtom);
  const { id, slotType, branchId, startDateTime, endDateTime } =
    slot.kind === 'booked' ? slot.reservation : noReservation;
  return {
    booked: slot.kind === 'booked',
    loading: get(slotBusyAtom),
    error: slot.kind === 'failed' || 'hasFailed' in slot,
    reservationId: id,
    slotType,
    branchId,
    startDateTime,
    endDateTime,
  };
});

const noReservation = {
  id: null,
  slotType: 'UNDEFINED',
  branchId: null,
  startDateTime: null,
  endDateTime: null,
} as const;
