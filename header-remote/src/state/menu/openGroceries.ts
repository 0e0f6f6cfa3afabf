import { atom } from 'jotai';
import { loadMiddleMenuAtom } from './banners/menuFragments.ts';
import { openMenuAtom } from './menu.ts';
import { loadTaxonomyAtom } from './taxonomy/taxonomy.ts';

/**
 * Opens the mega menu and loads its content. Only a press does so: hovering requests no fragment
 * (behaviour/menus#click-only).
 */
export const openGroceriesAtom = atom(null, (_get, set) => {
  set(openMenuAtom, 'Groceries');
  void set(loadTaxonomyAtom);
  void set(loadMiddleMenuAtom);
});
