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
  /** The slot with which the order was placed, if the shopper has chosen another one since. */
  saved?: SlotReservation;
}

/**
 * `unknown`: not loaded yet; with `hasFailed` the shopping context failed to load, so an order may exist.
 * `none`: there is no slot. `failed`: the slot could not be loaded (behaviour/slot#not-booked).
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

/** The booked slot's type, which decides its links. `null` without a booked slot or readable times. */
export const slotTypeAtom = atom((get): SlotType | null => {
  const slot = get(slotAtom);
  return slot.kind === 'booked' && slot.times ? slot.reservation.slotType : null;
});

/** Whether the menu says "Change Slot": the slot has a time and a type (behaviour/menus#slot-entry). */
export const slotChangeableAtom = atom((get) => {
  const slotType = get(slotTypeAtom);
  return slotType !== null && slotType !== 'UNDEFINED';
});
