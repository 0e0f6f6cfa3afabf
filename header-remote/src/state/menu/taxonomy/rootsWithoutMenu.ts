import { atom } from 'jotai';

const baseAtom = atom<readonly string[]>([]);

/**
 * Ids of the roots that are plain links: they have no visible children, or the taxonomy failed to load
 * (behaviour/menus#failure).
 */
export const rootsWithoutMenuAtom = atom((get) => get(baseAtom));

/** Ignores an equal list, so that nothing renders again. */
export const setRootsWithoutMenuAtom = atom(null, (get, set, roots: readonly string[]) => {
  if (roots.join() !== get(baseAtom).join()) set(baseAtom, roots);
});
