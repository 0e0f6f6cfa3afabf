import type { MenuRoot, MenuState } from './menu.ts';

/** How many levels each menu has (clarification 106): 0 to 3 in the slide-out, 0 to 2 in the panel. */
const levels: Record<MenuRoot, number> = { Shop: 4, Groceries: 3 };

/** The deepest level that is open; -1 where the menu is closed (specification §3). */
export const activeLevel = ({ menuRoot, path }: MenuState): number => (menuRoot === null ? -1 : path.length);

/** Whether an item of this level may open another one. At the last level a parent is a link. */
export const hasLevelBelow = (menuRoot: MenuRoot, level: number): boolean => level + 1 < levels[menuRoot];

/** The path once an item of a level is opened: it takes the place of what was open beside and below it. */
export function pathWith({ menuRoot, path }: MenuState, level: number, id: string): readonly string[] {
  if (menuRoot === null || level > path.length || !hasLevelBelow(menuRoot, level)) return path;
  return [...path.slice(0, level), id];
}

/** The path once a level is left: the one above it stays. */
export const pathBefore = ({ path }: MenuState, level: number): readonly string[] =>
  path.slice(0, Math.max(level - 1, 0));
