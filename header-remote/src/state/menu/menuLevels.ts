import type { MenuRoot, MenuState } from './menu.ts';

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
