import { atom } from 'jotai';
import { primaryLinksAtom } from '../page/primaryLinks.ts';
import { seasonalMenuAtom } from './seasonal/seasonalMenu.ts';
import { rootLinksAtom } from './taxonomy/rootLinks.ts';

/**
 * Names in the navigation row that the Groceries menu does not repeat (behaviour/menus#45): the fixed links and the
 * seasonal menu. Links of the taxonomy may have their place below Groceries too (behaviour/menus#37).
 */
export const navigationNamesAtom = atom((get): ReadonlySet<string> => {
  const links = get(rootLinksAtom).megaMenu ? [] : get(primaryLinksAtom).map(({ name }) => name);
  const season = get(seasonalMenuAtom)?.title;
  return new Set(season === undefined ? links : [...links, season]);
});
