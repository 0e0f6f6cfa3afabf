import { atom } from 'jotai';
import { primaryLinksAtom } from '../page/primaryLinks.ts';
import { seasonalMenuAtom } from './seasonal/seasonalMenu.ts';
import { rootLinksAtom } from './taxonomy/rootLinks.ts';

/**
 * The fixed links and the seasonal menu. Links of the taxonomy may have their place below Groceries too
 * (behaviour/menus#37).
 */
const navigationNamesAtom = atom((get): ReadonlySet<string> => {
  const links = get(rootLinksAtom).megaMenu ? [] : get(primaryLinksAtom).map(({ name }) => name);
  const season = get(seasonalMenuAtom)?.title;
  return new Set(season === undefined ? links : [...links, season]);
});

const keptNamesAtom = atom<ReadonlySet<string>>();

/**
 * Names in the navigation row that the Groceries menu does not repeat (behaviour/menus#45). Set it to true when the menu
 * opens, so that a seasonal menu that comes meanwhile takes no row away, and to false when the menu closes.
 */
export const unrepeatedNamesAtom = atom(
  (get) => get(keptNamesAtom) ?? get(navigationNamesAtom),
  (get, set, isOpen: boolean) => set(keptNamesAtom, isOpen ? get(navigationNamesAtom) : undefined),
);
