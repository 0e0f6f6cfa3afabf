import type { Category, Routes } from '@grocer/shared-contracts';
import { pathnameOf } from '@grocer/shared-contracts/internal';
import { type CategoryIndex, categoryHref, visibleChildren } from './categories.ts';
import type { MenuRoot } from './menu.ts';

/** The style of a row; `all` is the style of "View all" (behaviour/menus#row-styles). */
export type RowLook = 'all' | 'offers' | 'bold';

/** A row of a menu. */
export interface MenuItem {
  id: string;
  name: string;
  /** URL of the row's page; `null` without a page. */
  href: string | null;
  /** Whether the row is a button that opens the next level. Otherwise it is a link. */
  opensLevel: boolean;
  look: RowLook | undefined;
  showWarningIcon: boolean;
  /** Name of the icon in the taxonomy. */
  iconName: string | null;
  /** `page`: this category's page is open. `within`: a page below it (behaviour/menus#current-page). */
  current: 'page' | 'within' | null;
}

/** The fields of a row that is not a category. */
export const plainRow = {
  opensLevel: false,
  look: undefined,
  showWarningIcon: false,
  iconName: null,
  current: null,
} as const;

export interface MenuLevel {
  id: string;
  name: string;
  /** Key of the experience fragment that is shown beside or below the level. */
  banner: string | null;
  items: readonly MenuItem[];
}

interface MenuContext {
  index: CategoryIndex;
  routes: Pick<Routes, 'category' | 'categoryOffers'>;
  menuRoot: MenuRoot;
  current: MenuPath;
}

/** Creates level number `level`: the rows below a category. `undefined` for an unknown category. */
export function menuLevel(context: MenuContext, id: string, level: number): MenuLevel | undefined {
  const { index, routes } = context;
  const parent = index.byId.get(id);
  if (!parent) return undefined;
  const children = visibleChildren(index, id).map((category) => itemOf(context, category, level));
  const name = parent.shortName;
  const allRow = viewAll({ id, name }, categoryHref(index, parent, routes), context.current);
  // Omits rows that have neither a page nor a next level.
  const items = [allRow, ...children].filter(({ href, opensLevel }) => href !== null || opensLevel);
  return { id, name, banner: parent.banner, items };
}

/** Number of levels: four in the slide-out (0 to 3), three in the mega menu (0 to 2). */
const levels: Record<MenuRoot, number> = { Shop: 4, Groceries: 3 };

function itemOf(
  { index, routes, menuRoot, current }: MenuContext,
  category: Category,
  level: number,
): MenuItem {
  const { id, shortName, offer, additionalClasses, iconName } = category;
  const isOffer = offer || additionalClasses.includes('offer');
  return {
    id,
    name: shortName,
    href: categoryHref(index, category, routes),
    // At the last level, a category with children is a link.
    opensLevel: level + 1 < levels[menuRoot] && visibleChildren(index, id).length > 0,
    // An allow-list: other class names are ignored.
    look: isOffer ? 'offers' : additionalClasses.includes('bold') ? 'bold' : undefined,
    showWarningIcon: additionalClasses.includes('warning'),
    iconName,
    current: currentOf(current, id),
  };
}

/**
 * The first row of each level leads to the parent's page, because the parent's own row is a button
 * (behaviour/menus#view-all).
 */
export const viewAll = (
  { id, name }: Pick<Category, 'id' | 'name'>,
  href: string | null,
  current: MenuPath,
): MenuItem => ({
  id: `all-${id}`,
  name: `View all ${name}`,
  href,
  ...plainRow,
  look: 'all',
  current: currentOf(current, id) === 'page' ? 'page' : null,
});

function currentOf({ ids, isExact }: MenuPath, id: string): MenuItem['current'] {
  if (!ids.includes(id)) return null;
  return isExact && ids.at(-1) === id ? 'page' : 'within';
}

/** The current page's position among the categories. */
export interface MenuPath {
  /** Ids from the root down to the last category in the page's path. */
  ids: readonly string[];
  /** Whether the page is the last category's own page, not one below it. */
  isExact: boolean;
}

export const emptyMenuPath: MenuPath = { ids: [], isExact: false };

/** Finds the categories in a page's path by their URL names, from the root down. */
export function findMenuPath(index: CategoryIndex, path: string, routes: Pick<Routes, 'browse'>): MenuPath {
  const pathname = pathnameOf(path);
  const start = `${routes.browse()}/`;
  if (!pathname.startsWith(start)) return emptyMenuPath;
  const names = pathname.slice(start.length).split('/').filter(Boolean);
  const ids: string[] = [];
  let candidates = index.roots;
  for (const name of names) {
    const category = candidates.find(({ url }) => encodeURIComponent(url ?? '') === name);
    if (!category) break;
    ids.push(category.id);
    candidates = visibleChildren(index, category.id);
  }
  return { ids, isExact: ids.length === names.length };
}
