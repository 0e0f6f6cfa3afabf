import { atom } from 'jotai';
import { createShopperAtom } from './shopper.ts';

const baseAtom = createShopperAtom(false);

/** True from the press on "Return to admin" until the browser has left the page, or until the session could not be ended. */
export const isReturningAtom = atom((get) => get(baseAtom));

/** False makes the button ready again, also when the page comes back from the back/forward cache. */
export const setReturningAtom = atom(null, (_get, set, isReturning: boolean) => set(baseAtom, isReturning));
