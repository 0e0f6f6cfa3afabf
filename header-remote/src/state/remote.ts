import { atom } from 'jotai';

/** What a service was last heard to say, and how many are at work on it: reading it, or changing it. */
interface Remote<State> {
  state: State;
  work: number;
}

/** Ends a piece of work, with what it has found out, if anything. */
export type End<State> = (found?: State) => void;

/**
 * A fact that stands on a service. While it is read anew the last value stays on the screen (clarifications 40, 43);
 * work may overlap, so it is counted. The code that reads it comes later, in `load….ts`.
 */
export function remoteAtoms<State>(initial: State) {
  const baseAtom = atom<Remote<State>>({ state: initial, work: 0 });
  return {
    stateAtom: atom((get) => get(baseAtom).state),
    busyAtom: atom((get) => get(baseAtom).work > 0),
    beginAtom: atom(null, (_get, set): End<State> => {
      const change = (by: 1 | -1, found?: State) =>
        set(baseAtom, ({ state, work }) => ({ state: found ?? state, work: work + by }));
      change(1);
      return (found) => change(-1, found);
    }),
  };
}
