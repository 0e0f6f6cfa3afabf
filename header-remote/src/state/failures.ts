import { type Atom, atom } from 'jotai';
import { sessionAtom } from './session/session.ts';
import { contextBusyAtom, contextStatusAtom } from './session/shoppingContext.ts';
import { slotAtom, slotBusyAtom } from './slot/slot.ts';
import { trolleyAtom, trolleyBusyAtom } from './trolley/trolley.ts';

/** Why a load has failed. Another object for each failure. */
export interface Failure {
  error: unknown;
}

type State = { kind: 'failed'; error: unknown } | { kind: string };

/** The failure of a load; undefined while it runs again. */
const createFailureAtom = (
  stateAtom: Atom<State>,
  ...busyAtoms: Atom<boolean>[]
): Atom<Failure | undefined> =>
  atom((get) => {
    const state = get(stateAtom);
    return 'error' in state && !busyAtoms.some((busyAtom) => get(busyAtom)) ? state : undefined;
  });

export const sessionFailureAtom = createFailureAtom(sessionAtom);
export const contextFailureAtom = createFailureAtom(contextStatusAtom, contextBusyAtom);
/** Trolley and slot are loaded after each load of the context, so they are not retried beside it. */
const awaitsContextAtom = atom((get) => get(contextBusyAtom) || get(contextFailureAtom) !== undefined);
export const trolleyFailureAtom = createFailureAtom(trolleyAtom, trolleyBusyAtom, awaitsContextAtom);
export const slotFailureAtom = createFailureAtom(slotAtom, slotBusyAtom, awaitsContextAtom);
