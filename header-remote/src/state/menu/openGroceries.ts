import { atom } from 'jotai';
import { openMenuAtom } from './menu.ts';
import { loadMiddleMenuAtom } from './menuFragments.ts';
import { loadTaxonomyAtom } from './taxonomy.ts';

/** Opens the panel at its first level, and asks for what stands in it: no hover fetches a fragment (clarification 109). */
export const openGroceriesAtom = atom(null, (_get, set) => {
  set(openMenuAtom, 'Groceries');
  void set(loadTaxonomyAtom);
  void set(loadMiddleMenuAtom);
});
