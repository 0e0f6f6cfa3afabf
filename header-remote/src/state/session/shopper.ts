import { atom, type Getter } from 'jotai';

const numberAtom = atom(0);

/** Number of the page's shopper. It grows whenever another shopper may be signed in. */
export const shopperNumberAtom = atom((get) => get(numberAtom));

/** Begins the next shopper: every atom of `createShopperAtom` has its initial value again. */
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
 * Remembers the shopper for whom an action begins. The result says whether it is still the same one: ask it after each
 * `await`, before anything is written or sent.
 */
export function rememberShopper(get: Getter): () => boolean {
  const number = get(numberAtom);
  return () => get(numberAtom) === number;
}
