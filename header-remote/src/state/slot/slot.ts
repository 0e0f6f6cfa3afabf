import type { Address, Branch, SlotReservation, SlotType } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { SlotTimes } from '../../platform/dates/slotTimes.ts';
import { createOrderAtoms } from '../session/session.ts';

/** The shopper's slot with its delivery address or collection branch. */
export interface Slot {
  reservation: SlotReservation;
  /** `null` if the reservation's dates are missing or invalid (behaviour/slot#unreadable-times). */
  times: SlotTimes | null;
  address: Address | null;
  branch: Branch | null;
  /** The slot that the order was placed with, while another one is chosen for it. */
  saved?: SlotReservation;
}

/**
 * `unknown`: not read yet; with `hasFailed` the shopping context has no answer, so there may be an order.
 * `none`: there is no slot. `failed`: the slot could not be read (behaviour/slot#not-booked).
 */
export type SlotState =
  | { kind: 'unknown'; hasFailed?: true }
  | { kind: 'none' }
  | ({ kind: 'booked' } & Slot)
  | { kind: 'failed'; error: unknown };

export const {
  stateAtom: slotAtom,
  busyAtom: slotBusyAtom,
  beginAtom: beginSlotWorkAtom,
} = createOrderAtoms<SlotState>({ kind: 'unknown' });

/** The booked slot's type, which decides where its links lead. `null` without a booked slot or readable times. */
export const slotTypeAtom = atom((get): SlotType | null => {
  const slot = get(slotAtom);
  return slot.kind === 'booked' && slot.times ? slot.reservation.slotType : null;
});

/** True if the menu says "Change Slot": the booked slot has a time and a type (behaviour/menus#slot-entry). */
export const slotChangeableAtom = atom((get) => {
  const slotType = get(slotTypeAtom);
  return slotType !== null && slotType !== 'UNDEFINED';
});
