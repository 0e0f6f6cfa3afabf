import { atom } from 'jotai';

/** The last known state, and how many reads and changes are running. */
interface Resource<State> {
  state: State;
  activeCount: number;
}

/** Ends a read or change, with the new state if there is one. */
export type FinishWork<State> = (newState?: State) => void;

/**
 * Atoms of data that a service holds. While it is read again the last value stays (behaviour/session#27).
 * Reads and changes may overlap, so they are counted. The code that reads loads later, in `load….ts`.
 */
export function createResourceAtoms<State>(initial: State) {
  const baseAtom = atom<Resource<State>>({ state: initial, activeCount: 0 });
  return {
    stateAtom: atom((get) => get(baseAtom).state),
    busyAtom: atom((get) => get(baseAtom).activeCount > 0),
    beginAtom: atom(null, (_get, set): FinishWork<State> => {
      const change = (by: 1 | -1, newState?: State) =>
        set(baseAtom, ({ state, activeCount }) => ({
          state: newState ?? state,
          activeCount: activeCount + by,
        }));
      change(1);
      return (newState) => change(-1, newState);
    }),
  };
}
