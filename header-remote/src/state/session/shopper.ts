import { atom, type Getter } from 'jotai';

const numberAtom = atom(0);

/** Counts the page's shoppers: increased whenever the shopper may have changed. */
export const shopperNumberAtom = atom((get) => get(numberAtom));

/** Starts the next shopper: every atom of `createShopperAtom` returns to its initial value. */
export const nextShopperAtom = atom(null, (get, set) => set(numberAtom, get(numberAtom) + 1));

/** Creates an atom of one shopper's data. It returns to its initial value when the shopper changes. */
export function createShopperAtom<Value>(initial: Value) {
  const baseAtom = atom({ shopper: 0, value: initial });
  return atom(
    (get) => {
      const { shopper, value } = get(baseAtom);
      return shopper === get(numberAtom) ? value : initial;
    },
    (get, set, value: Value) => set(baseAtom, { shopper: get(numberAtom), value }),
  );
}

/**
 * Remembers the current shopper at the start of an action. The returned function says whether the shopper is
 * still the same: call it after each `await`, before anything is written or sent.
 */
export function rememberShopper(get: Getter): () => boolean {
  const number = get(numberAtom);
  return () => get(numberAtom) === number;
}

/** The last known state, and how many reads and changes are running. */
interface Resource<State> {
  state: State;
  activeCount: number;
}

/** Ends a read or change, with the new state if there is one. */
export type FinishWork<State> = (newState?: State) => void;

/** Whether the first answer is still pending: no value is known, and no read has failed. */
export const isAwaited = (state: { kind: string; hasFailed?: true }): boolean =>
  state.kind === 'unknown' && !state.hasFailed;

/**
 * Creates the atoms of data that a service stores for the shopper. During a reload the last value stays
 * (behaviour/session#last-values). Overlapping reads and changes are counted; those of a former shopper have
 * no effect when they finish. The code that reads the data loads later, in `load….ts`.
 */
export function createResourceAtoms<State>(initial: State) {
  const baseAtom = createShopperAtom<Resource<State>>({ state: initial, activeCount: 0 });
  return {
    stateAtom: atom((get) => get(baseAtom).state),
    busyAtom: atom((get) => get(baseAtom).activeCount > 0),
    beginAtom: atom(null, (get, set): FinishWork<State> => {
      const isSameShopper = rememberShopper(get);
      const change = (by: 1 | -1, newState?: State) => {
        const { state, activeCount } = get(baseAtom);
        if (isSameShopper()) set(baseAtom, { state: newState ?? state, activeCount: activeCount + by });
      };
      change(1);
      return (newState) => change(-1, newState);
    }),
  };
}
