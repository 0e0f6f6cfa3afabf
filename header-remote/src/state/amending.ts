import { atom } from 'jotai';
import { optionsAtom } from './page.ts';
import { slotAtom } from './slot.ts';
import { trolleyAtom } from './trolley.ts';

/** Whether the trolley is that of a placed order which is open for changes (clarification 104). */
export const amendingAtom = atom((get) => {
  const state = get(trolleyAtom);
  return state.kind === 'ready' && state.answer.trolley?.amendingOrder === true;
});

/**
 * Whether the amend bar stands at the bottom of the window (clarification 101). There is room for one bar only: where
 * this holds, no other one shows (clarification 51).
 */
export const amendBarShownAtom = atom(
  (get) => get(amendingAtom) && get(slotAtom).kind === 'booked' && get(optionsAtom).flags.sitePinBar,
);

/** The slot of an amended order that is being prepared stays as it is; where the shop says nothing it can change (clarification 103). */
export const slotIsFixedAtom = atom((get) => {
  const state = get(trolleyAtom);
  return state.kind === 'ready' && get(amendingAtom) && !state.answer.slotChangeable;
});
