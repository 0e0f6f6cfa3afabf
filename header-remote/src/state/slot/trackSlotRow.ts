import { atom } from 'jotai';
import { trackSlotAtom } from '../analytics/events.ts';
import { slotAtom, slotChangeableAtom } from './slot.ts';

/** Tracks a press on the slot's row in the slide-out, unless the row shows an error. */
export const trackSlotRowAtom = atom(null, (get, set) => {
  const slot = get(slotAtom);
  const hasFailed = slot.kind === 'failed' || (slot.kind === 'booked' && !slot.times);
  if (hasFailed) return;
  set(trackSlotAtom, get(slotChangeableAtom) ? 'slot_change_click' : 'slot_book_click', 'menu');
});
