import { atom, type Getter } from 'jotai';
import { trackAtom } from '../analytics.ts';
import { optionsAtom } from '../page.ts';
import { type MenuRoot, menuAtom, setMenuPathAtom } from './menu.ts';
import { askMenuBannersAtom } from './menuBanners.ts';
import { askMenuFragmentAtom } from './menuFragments.ts';
import { pathBefore, pathWith } from './menuLevels.ts';
import { seasonalId, seasonalMenuAtom } from './seasonalMenu.ts';
import { taxonomyAtom } from './taxonomy.ts';

/** A row as it was pressed. */
export interface PressedItem {
  id: string;
  name: string;
  href: string | null;
  /** Whether it opens a level, or closes the one that it has opened. */
  opensLevel: boolean;
}

/** A row of a menu was pressed: its level opens, or closes where it stood open. Following a link is the browser's. */
export const pressItemAtom = atom(
  null,
  (get, set, item: PressedItem, at: { level: number; position: number }) => {
    const menu = get(menuAtom);
    const { menuRoot } = menu;
    if (menuRoot === null) return;
    const { id, name, href, opensLevel } = item;
    const path = [...namesBefore(get, menuRoot, at.level), name].join(' > ');
    const url = opensLevel ? null : href;
    set(trackAtom, {
      name: 'click_megamenu',
      payload: { menuRoot, ...at, itemId: id, itemName: name, path, url },
    });
    if (!opensLevel) return;
    const isOpen = menu.path[at.level] === id;
    set(showPathAtom, isOpen ? menu.path.slice(0, at.level) : pathWith(menu, at.level, id));
    const banner = !isOpen && bannerOf(get, id);
    if (banner) void set(askMenuFragmentAtom, banner);
  },
);

/** One level up, as the button "Back" goes. */
export const goBackAtom = atom(null, (get, set) => {
  const menu = get(menuAtom);
  set(showPathAtom, pathBefore(menu, menu.path.length));
});

/** Shows the levels down to this path. */
export const showPathAtom = atom(null, (get, set, path: readonly string[]) => {
  const { menuRoot } = get(menuAtom);
  if (menuRoot === null) return;
  set(setMenuPathAtom, path);
  void set(askMenuBannersAtom, menuRoot, path);
});

/** What an item of the path is called. */
export const nameInPath = (get: Getter, id: string): string => {
  if (id === seasonalId) return get(seasonalMenuAtom)?.title ?? '';
  const taxonomy = get(taxonomyAtom);
  return (taxonomy.kind === 'ready' && taxonomy.value.index.byId.get(id)?.name) || '';
};

/** Names from the root down to the level that the item is in (clarification 116). */
function namesBefore(get: Getter, menuRoot: MenuRoot, level: number): string[] {
  const opened = get(menuAtom).path.slice(0, level);
  const root = menuRoot === 'Groceries' ? [get(optionsAtom).config.menuRoots.groceries] : [];
  return [...root, ...opened].map((id) => nameInPath(get, id)).filter((name) => name !== '');
}

function bannerOf(get: Getter, id: string): string | null {
  const taxonomy = get(taxonomyAtom);
  return taxonomy.kind === 'ready' ? (taxonomy.value.index.byId.get(id)?.banner ?? null) : null;
}
