import { atom } from 'jotai';

/** `Shop` is the slide-out below 992 px, `Groceries` the mega menu of the navigation row. */
export type MenuRoot = 'Shop' | 'Groceries';

/** The open menu and its open levels. One menu is open at a time. */
export interface MenuState {
  /** `null`: no menu is open. */
  readonly menuRoot: MenuRoot | null;
  /** Ids of the opened items, from the first level down. */
  readonly path: readonly string[];
}

const closed: MenuState = { menuRoot: null, path: [] };

const baseAtom = atom<MenuState>(closed);

export const menuAtom = atom((get) => get(baseAtom));

/** Whether the slide-out is open. A separate atom, so that opening a level does not render the menu's button. */
export const shopOpenAtom = atom((get) => get(baseAtom).menuRoot === 'Shop');
/** The slide-out's path. Empty while it is closed. */
export const shopPathAtom = atom((get) => (get(shopOpenAtom) ? get(baseAtom).path : closed.path));

export const groceriesOpenAtom = atom((get) => get(baseAtom).menuRoot === 'Groceries');
/** The mega menu's path. Empty while it is closed. */
export const groceriesPathAtom = atom((get) => (get(groceriesOpenAtom) ? get(baseAtom).path : closed.path));

/** Opens a menu, always at level 0. */
export const openMenuAtom = atom(null, (_get, set, menuRoot: MenuRoot) =>
  set(baseAtom, { ...closed, menuRoot }),
);

/** Closes this menu. Another menu that was opened meanwhile stays open. */
export const closeMenuAtom = atom(null, (get, set, menuRoot: MenuRoot) => {
  if (get(baseAtom).menuRoot === menuRoot) set(baseAtom, closed);
});

/** Sets the open levels. `pressItem.ts` computes them; its code loads with the menus. */
export const setMenuPathAtom = atom(null, (get, set, path: readonly string[]) =>
  set(baseAtom, { ...get(baseAtom), path }),
);

/** The menus' markup in the server's HTML. */
export interface ServerMenu {
  /** Set while a server renders. The server also renders markup that the browser does not hydrate. */
  isRendering?: true;
  /**
   * Markup of the first level of Groceries. An empty string in the browser, which keeps the markup of the
   * page. Absent if the server has no categories: then Groceries is a link until the header's script has loaded.
   */
  groceries?: string;
  /** Markup of the seasonal menu's links. An empty string in the browser, like `groceries`. */
  seasonal?: string;
  /** The levels of the slide-out, on the server only. */
  levels?: { markup: string; ids: readonly string[] };
}

export const serverMenuAtom = atom<ServerMenu>({});
