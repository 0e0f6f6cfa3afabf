import { atom } from 'jotai';

const baseAtom = atom<readonly string[]>([]);

/** Ids of the roots that open no menu: nothing below them can be shown, or nothing could be had (clarification 123). */
export const plainRootsAtom = atom((get) => get(baseAtom));

/** The same roots again are no news: nothing is drawn anew. */
export const setPlainRootsAtom = atom(null, (get, set, roots: readonly string[]) => {
  if (roots.join() !== get(baseAtom).join()) set(baseAtom, roots);
});
