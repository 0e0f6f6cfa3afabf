import type { Address, Branch, SlotReservation, SlotType } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { remoteAtoms } from './remote.ts';
import { signedInLookAtom } from './session.ts';

/** The shopper's slot, with what is known of where it goes to or is collected. */
export interface Slot {
  reservation: SlotReservation;
  /** Null where the reservation's dates are missing or are no dates (clarification 58). */
  times: { start: Date; end: Date } | null;
  address: Address | null;
  branch: Branch | null;
  /** While another slot is chosen for a placed order: the one that it was placed with. */
  saved?: SlotReservation;
}

/** `unknown`: not asked yet; `none`: there is no slot; `failed`: there may be one, we could not find out (clarification 44). */
export type SlotState =
  | { kind: 'unknown' }
  | { kind: 'none' }
  | ({ kind: 'booked' } & Slot)
  | { kind: 'failed'; error: unknown };

const { stateAtom, busyAtom, beginAtom: beginSlotWorkAtom } = remoteAtoms<SlotState>({ kind: 'unknown' });

export { beginSlotWorkAtom, stateAtom as slotAtom };

/** While we read or change the slot, or are about to read it for who looks signed in. */
export const slotBusyAtom = atom(
  (get) => get(busyAtom) || (get(stateAtom).kind === 'unknown' && get(signedInLookAtom)),
);

/** The type of a booked slot that can be shown, which one without a time cannot: it decides where the slot's links lead. */
export const slotTypeAtom = atom((get): SlotType | null => {
  const slot = get(stateAtom);
  return slot.kind === 'booked' && slot.times ? slot.reservation.slotType : null;
});
