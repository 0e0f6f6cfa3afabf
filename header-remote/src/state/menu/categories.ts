import type { Category, Routes, Taxonomy } from '@grocer/shared-contracts';

/** The taxonomy indexed by id. */
export interface CategoryIndex {
  readonly roots: readonly Category[];
  readonly byId: ReadonlyMap<string, Category>;
  /** Maps a category's id to its parent's id. Roots have no entry. */
  readonly parents: ReadonlyMap<string, string>;
}

/**
 * Indexes the roots and the categories below them, depth first. Omits categories that are hidden in navigation and
 * everything below them (behaviour/menus#hidden-categories). A category with two parents belongs to the
 * parent that is visited first.
 */
export function indexCategories({ categories }: Taxonomy, roots: readonly string[]): CategoryIndex {
  const all = new Map(categories.map((category) => [category.id, category]));
  const byId = new Map<string, Category>();
  const parents = new Map<string, string>();
  const stack = [...roots].reverse();
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const category = all.get(id);
    if (!category || category.hiddenInNav || byId.has(id)) continue;
    byId.set(id, category);
    for (const child of category.categoryIds.toReversed()) {
      if (!parents.has(child) && !roots.includes(child)) parents.set(child, id);
      stack.push(child);
    }
  }
  return { roots: roots.flatMap((id) => byId.get(id) ?? []), byId, parents };
}

/** The children of a category, in order, without empty ones and those that belong to another parent. */
export const visibleChildren = ({ byId, parents }: CategoryIndex, id: string): Category[] =>
  (byId.get(id)?.categoryIds ?? [])
    .filter((child) => parents.get(child) === id)
    .map((child) => byId.get(child))
    .filter((child) => child !== undefined && !child.emptyOfProducts) as Category[];

/** The category and its ancestors, the root first. */
export function ancestorsOf({ byId, parents }: CategoryIndex, id: string): Category[] {
  const ancestors: Category[] = [];
  for (let current: string | undefined = id; current !== undefined; current = parents.get(current)) {
    const category = byId.get(current);
    if (category) ancestors.unshift(category);
  }
  return ancestors;
}

/** URL of a category's page, or of its offers (behaviour/menus#category-pages); `null` without a URL name. */
export function categoryHref(
  index: CategoryIndex,
  { id, url, offer }: Category,
  routes: Pick<Routes, 'category' | 'categoryOffers'>,
): string | null {
  if (url === null) return null;
  if (offer) return routes.categoryOffers({ id, url });
  return routes.category(...ancestorsOf(index, id).flatMap((ancestor) => ancestor.url ?? []));
}
