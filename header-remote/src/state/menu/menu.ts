import { atom } from 'jotai';

/** The slide-out below 992 px, and the panel of the navigation row (specification §3, Mega menu state). */
export type MenuRoot = 'Shop' | 'Groceries';

/** The menu that is open, and the way into it. One menu is open at a time. */
export interface MenuState {
  /** `null`: none is open. */
  readonly menuRoot: MenuRoot | null;
  /** Ids of the items that were opened, from the first level down. */
  readonly path: readonly string[];
}

const closed: MenuState = { menuRoot: null, path: [] };

const baseAtom = atom<MenuState>(closed);

export const menuAtom = atom((get) => get(baseAtom));

/** Whether it is open: what opens a menu does not follow its levels. */
export const shopOpenAtom = atom((get) => get(baseAtom).menuRoot === 'Shop');
/** The way into the slide-out. Level 0 while it is closed. */
export const shopPathAtom = atom((get) => (get(shopOpenAtom) ? get(baseAtom).path : closed.path));

export const groceriesOpenAtom = atom((get) => get(baseAtom).menuRoot === 'Groceries');
/** The way into the panel. Level 0 while it is closed. */
export const groceriesPathAtom = atom((get) => (get(groceriesOpenAtom) ? get(baseAtom).path : closed.path));

/** A menu always opens at its first level (clarification 113). */
export const openMenuAtom = atom(null, (_get, set, menuRoot: MenuRoot) =>
  set(baseAtom, { ...closed, menuRoot }),
);

/** Closes this menu; another that has been opened since stays. */
export const closeMenuAtom = atom(null, (get, set, menuRoot: MenuRoot) => {
  if (get(baseAtom).menuRoot === menuRoot) set(baseAtom, closed);
});

/** Which levels are open; `pressItem.ts`, which comes with the menus, knows the way. */
export const setMenuPathAtom = atom(null, (get, set, path: readonly string[]) =>
  set(baseAtom, { ...get(baseAtom), path }),
);
