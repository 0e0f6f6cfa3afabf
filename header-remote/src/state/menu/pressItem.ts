import { atom, type Getter } from 'jotai';
import { trackAtom } from '../analytics/events.ts';
import { optionsAtom } from '../page/page.ts';
import { type MenuRoot, menuAtom, openMenuAtom, setMenuPathAtom } from './menu.ts';
import { loadMenuBannersAtom, loadMenuFragmentAtom, loadMiddleMenuAtom } from './menuContent.ts';
import { categoriesAtom, loadTaxonomyAtom } from './taxonomy.ts';

export interface PressedItem {
  id: string;
  name: string;
  href: string | null;
  /** Whether a press opens or closes the next level. */
  opensLevel: boolean;
}

/** Names of the opened rows, from the first level down. Entries of closed levels are out of date. */
const openedNamesAtom = atom<readonly string[]>([]);

/** Handles a press on a row: tracks it and toggles the row's level. The browser follows links. */
export const pressItemAtom = atom(
  null,
  (get, set, item: PressedItem, place: { level: number; position: number }) => {
    const { menuRoot, path: openIds } = get(menuAtom);
    if (menuRoot === null) return;
    const { level } = place;
    const { id, name, href, opensLevel } = item;
    const path = [...namesBefore(get, menuRoot, level), name].join(' > ');
    const url = opensLevel ? null : href;
    set(trackAtom, {
      name: 'click_megamenu',
      payload: { menuRoot, ...place, itemId: id, itemName: name, path, url },
    });
    if (!opensLevel) return;
    set(openedNamesAtom, [...get(openedNamesAtom).slice(0, level), name]);
    // Closes what was open at the item's level and below.
    const above = openIds.slice(0, level);
    if (openIds[level] === id) return set(showPathAtom, above);
    set(showPathAtom, [...above, id]);
    const banner = get(categoriesAtom)?.byId.get(id)?.banner;
    if (banner) void set(loadMenuFragmentAtom, banner);
  },
);

/** Closes the deepest open level. */
export const goBackAtom = atom(null, (get, set) => set(showPathAtom, get(menuAtom).path.slice(0, -1)));

/** Opens the slide-out at a level below level 0, whose row has this name. */
export const openLevelAtom = atom(null, (_get, set, id: string, name: string) => {
  set(openedNamesAtom, [name]);
  set(openMenuAtom, 'Shop');
  set(showPathAtom, [id]);
});

export const showPathAtom = atom(null, (get, set, path: readonly string[]) => {
  const { menuRoot } = get(menuAtom);
  if (menuRoot === null) return;
  set(setMenuPathAtom, path);
  void set(loadMenuBannersAtom, menuRoot, path);
});

/** Names of the opened rows above `level`, in the mega menu after its root's (behaviour/menus#click-megamenu). */
function namesBefore(get: Getter, menuRoot: MenuRoot, level: number): string[] {
  const opened = get(openedNamesAtom).slice(0, level);
  const { groceries } = get(optionsAtom).config.menuRoots;
  const rootName = get(categoriesAtom)?.byId.get(groceries)?.shortName || 'Groceries';
  return menuRoot === 'Groceries' ? [rootName, ...opened] : opened;
}

/**
 * Opens the mega menu and loads its content. Called on a press only: hovering requests no fragment
 * (behaviour/menus#click-only).
 */
export const openGroceriesAtom = atom(null, (_get, set) => {
  set(openMenuAtom, 'Groceries');
  void set(loadTaxonomyAtom);
  void set(loadMiddleMenuAtom);
});
