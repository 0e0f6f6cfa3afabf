import { atom } from 'jotai';
import { optionsAtom } from '../page/page.ts';
import { slotAtom } from '../slot/slot.ts';
import { trolleyAtom } from './trolley.ts';

/** Whether the trolley belongs to a placed order that is being changed. */
export const amendingAtom = atom((get) => {
  const state = get(trolleyAtom);
  return state.kind === 'ready' && state.answer.trolley?.amendingOrder === true;
});

/**
 * Whether the amend bar is shown at the bottom of the window (behaviour/amending#when-shown). The app banner
 * is then hidden, because there is room for one bar only.
 */
export const isAmendBarVisibleAtom = atom(
  (get) => get(amendingAtom) && get(slotAtom).kind === 'booked' && get(optionsAtom).flags.sitePinBar,
);

/** Whether the amended order is already being prepared, so that its slot cannot be changed. */
export const slotIsFixedAtom = atom((get) => {
  const state = get(trolleyAtom);
  return state.kind === 'ready' && get(amendingAtom) && !state.answer.slotChangeable;
});
