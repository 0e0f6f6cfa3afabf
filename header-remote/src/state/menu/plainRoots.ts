import { atom } from 'jotai';

const baseAtom = atom<readonly string[]>([]);

/** Ids of the roots that open no menu: nothing below them can be shown, or nothing could be had (clarification 123). */
export const plainRootsAtom = atom((get) => get(baseAtom));

export const setPlainRootsAtom = atom(null, (_get, set, roots: readonly string[]) => set(baseAtom, roots));
