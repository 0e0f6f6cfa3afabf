import type { Routes } from '@grocer/shared-contracts';
import { pathnameOf } from '@grocer/shared-contracts/internal';
import { visibleChildren } from './indexCategories.ts';
import type { MenuTaxonomy } from './taxonomy.ts';

/** In a taxonomy with fewer levels, a page's path does not identify its category. */
const minDepth = 7;

/** The current page's place among the categories. */
export interface MenuPath {
  /** Ids from the root down to the last category that the page's path names. */
  ids: readonly string[];
  /** Whether the page is that category's own, not one below it. */
  isExact: boolean;
}

export const emptyMenuPath: MenuPath = { ids: [], isExact: false };

/** Finds the categories that a page's path names, by their URL names from the root down. */
export function findMenuPath(
  { index, depth }: MenuTaxonomy,
  path: string,
  routes: Pick<Routes, 'browse'>,
): MenuPath {
  const pathname = pathnameOf(path);
  const start = `${routes.browse()}/`;
  if (depth < minDepth || !pathname.startsWith(start)) return emptyMenuPath;
  const names = pathname.slice(start.length).split('/').filter(Boolean);
  const ids: string[] = [];
  let candidates = index.roots;
  for (const name of names) {
    const category = candidates.find(({ url }) => url !== null && encodeURIComponent(url) === name);
    if (!category) break;
    ids.push(category.id);
    candidates = visibleChildren(index, category.id);
  }
  return { ids, isExact: ids.length === names.length };
}
