import { atom, type Getter } from 'jotai';
import { trackAtom } from '../analytics/events.ts';
import { optionsAtom } from '../page/page.ts';
import { type MenuRoot, type MenuState, menuAtom, openMenuAtom, setMenuPathAtom } from './menu.ts';
import { loadMenuBannersAtom, loadMenuFragmentAtom, loadMiddleMenuAtom } from './menuContent.ts';
import { loadTaxonomyAtom, taxonomyAtom } from './taxonomy.ts';

export interface PressedItem {
  id: string;
  name: string;
  href: string | null;
  /** Whether a press opens or closes the next level. */
  opensLevel: boolean;
}

/** Names of the opened rows, from the first level down; those of levels that are closed are out of date. */
const openedNamesAtom = atom<readonly string[]>([]);

/** Handles a press on a row: tracks it and toggles the row's level. The browser follows links. */
export const pressItemAtom = atom(
  null,
  (get, set, item: PressedItem, place: { level: number; position: number }) => {
    const menu = get(menuAtom);
    const { menuRoot } = menu;
    if (menuRoot === null) return;
    const { id, name, href, opensLevel } = item;
    const path = [...namesBefore(get, menuRoot, place.level), name].join(' > ');
    const url = opensLevel ? null : href;
    set(trackAtom, {
      name: 'click_megamenu',
      payload: { menuRoot, ...place, itemId: id, itemName: name, path, url },
    });
    if (!opensLevel) return;
    set(openedNamesAtom, [...get(openedNamesAtom).slice(0, place.level), name]);
    const isOpen = menu.path[place.level] === id;
    set(showPathAtom, isOpen ? menu.path.slice(0, place.level) : pathAfterOpening(menu, place.level, id));
    const banner = !isOpen && bannerOf(get, id);
    if (banner) void set(loadMenuFragmentAtom, banner);
  },
);

export const goBackAtom = atom(null, (get, set) => {
  const menu = get(menuAtom);
  set(showPathAtom, pathAfterClosing(menu, menu.path.length));
});

/** Opens the slide-out at a level below level 0. */
export const openLevelAtom = atom(null, (_get, set, id: string) => {
  set(openMenuAtom, 'Shop');
  set(showPathAtom, [id]);
});

export const showPathAtom = atom(null, (get, set, path: readonly string[]) => {
  const { menuRoot } = get(menuAtom);
  if (menuRoot === null) return;
  set(setMenuPathAtom, path);
  void set(loadMenuBannersAtom, menuRoot, path);
});

/** Names from the menu's first level down to the parent of the items in `level` (behaviour/menus#click-megamenu). */
function namesBefore(get: Getter, menuRoot: MenuRoot, level: number): string[] {
  const opened = get(openedNamesAtom).slice(0, level);
  return menuRoot === 'Groceries' ? [rootName(get), ...opened] : opened;
}

function rootName(get: Getter): string {
  const taxonomy = get(taxonomyAtom);
  const { groceries } = get(optionsAtom).config.menuRoots;
  return (taxonomy.kind === 'ready' && taxonomy.value.index.byId.get(groceries)?.shortName) || 'Groceries';
}

function bannerOf(get: Getter, id: string): string | null {
  const taxonomy = get(taxonomyAtom);
  return taxonomy.kind === 'ready' ? (taxonomy.value.index.byId.get(id)?.banner ?? null) : null;
}

/** Number of levels: 0 to 3 in the slide-out, 0 to 2 in the mega menu. */
const levels: Record<MenuRoot, number> = { Shop: 4, Groceries: 3 };

/** The deepest open level; -1 while no menu is open. */
export const activeLevel = ({ menuRoot, path }: MenuState): number => (menuRoot === null ? -1 : path.length);

/** Whether an item of this level may open another level. At the last level a parent is a link. */
export const hasLevelBelow = (menuRoot: MenuRoot, level: number): boolean => level + 1 < levels[menuRoot];

/** The path after an item of `level` is opened. It replaces what was open at its level and below. */
export function pathAfterOpening(
  { menuRoot, path }: MenuState,
  level: number,
  id: string,
): readonly string[] {
  if (menuRoot === null || level > path.length || !hasLevelBelow(menuRoot, level)) return path;
  return [...path.slice(0, level), id];
}

/** The path after `level` is closed. The level above stays open. */
export const pathAfterClosing = ({ path }: MenuState, level: number): readonly string[] =>
  path.slice(0, Math.max(level - 1, 0));

/**
 * Opens the mega menu and loads its content. Only a press does so: hovering requests no fragment
 * (behaviour/menus#click-only).
 */
export const openGroceriesAtom = atom(null, (_get, set) => {
  set(openMenuAtom, 'Groceries');
  void set(loadTaxonomyAtom);
  void set(loadMiddleMenuAtom);
});
