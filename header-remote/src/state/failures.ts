import { type Atom, atom } from 'jotai';
import { sessionAtom } from './session/session.ts';
import { contextBusyAtom, contextStateAtom } from './session/shoppingContext.ts';
import { slotAtom, slotBusyAtom } from './slot/slot.ts';
import { trolleyAtom, trolleyBusyAtom } from './trolley/trolley.ts';

/** Reason why a load has failed. Each failure is a new object. */
export interface Failure {
  error?: unknown;
}

/** Creates the atom of a resource's load failure: undefined without one, and while an atom of `waitsFor` is truthy. */
const createFailureAtom = (
  stateAtom: Atom<object>,
  ...waitsFor: Atom<unknown>[]
): Atom<Failure | undefined> =>
  atom((get) => {
    const state = get(stateAtom);
    return 'error' in state && !waitsFor.some(get) ? state : undefined;
  });

export const sessionFailureAtom = createFailureAtom(sessionAtom);
export const contextFailureAtom = createFailureAtom(contextStateAtom, contextBusyAtom);

// Trolley and slot are loaded after each load of the context, so they are not retried separately while the
// context is loading or has failed.
const waitsForContext = [contextBusyAtom, contextFailureAtom];
export const trolleyFailureAtom = createFailureAtom(trolleyAtom, trolleyBusyAtom, ...waitsForContext);
export const slotFailureAtom = createFailureAtom(slotAtom, slotBusyAtom, ...waitsForContext);
