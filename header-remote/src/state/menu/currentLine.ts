import type { Routes } from '@grocer/shared-contracts';
import { shownChildren } from './indexCategories.ts';
import type { MenuTaxonomy } from './taxonomy.ts';

/** Less deep, and a page's address does not name one category for certain (specification §5, clarification 122). */
const leastDepth = 7;

/** Where the page stands among the categories. */
export interface CurrentLine {
  /** Ids from the root down to the category whose page it is, or which the page is below. */
  ids: readonly string[];
  /** Whether the page is the last one's own. */
  isWhole: boolean;
}

export const nowhere: CurrentLine = { ids: [], isWhole: false };

/** The categories that a page's path names, by their url names from the root down. */
export function currentLine(
  { index, depth }: MenuTaxonomy,
  path: string,
  routes: Pick<Routes, 'browse'>,
): CurrentLine {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const start = `${routes.browse()}/`;
  if (depth < leastDepth || !pathname.startsWith(start)) return nowhere;
  const names = pathname.slice(start.length).split('/').filter(Boolean);
  const ids: string[] = [];
  let candidates = index.roots;
  for (const name of names) {
    const category = candidates.find(({ url }) => url !== null && encodeURIComponent(url) === name);
    if (!category) break;
    ids.push(category.id);
    candidates = shownChildren(index, category.id);
  }
  return { ids, isWhole: ids.length === names.length };
}
