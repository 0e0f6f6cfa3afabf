import type { Category, Routes, Taxonomy } from '@grocer/shared-contracts';

/** The taxonomy as the menus ask it: by id. Nothing of it is walked again once it is made. */
export interface CategoryIndex {
  readonly roots: readonly Category[];
  readonly byId: ReadonlyMap<string, Category>;
  /** The category that each stands in; roots stand in none. */
  readonly parents: ReadonlyMap<string, string>;
}

/**
 * Indexes what stands below the roots. A category that is hidden in navigation is left out with all that is below it
 * (clarification 108); one that two name as their child stands where it is first met.
 */
export function indexCategories({ categories }: Taxonomy, roots: readonly string[]): CategoryIndex {
  const known = new Map(categories.map((category) => [category.id, category]));
  const byId = new Map<string, Category>();
  const parents = new Map<string, string>();
  const waiting = [...roots].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const category = known.get(id);
    if (!category || category.hiddenInNav || byId.has(id)) continue;
    byId.set(id, category);
    for (const child of category.categoryIds.toReversed()) {
      if (!parents.has(child) && !roots.includes(child)) parents.set(child, id);
      waiting.push(child);
    }
  }
  return { roots: roots.flatMap((id) => byId.get(id) ?? []), byId, parents };
}

/** The children that a shopper may see, in order. */
export const shownChildren = ({ byId, parents }: CategoryIndex, id: string): Category[] =>
  (byId.get(id)?.categoryIds ?? [])
    .filter((child) => parents.get(child) === id)
    .map((child) => byId.get(child))
    .filter((child) => child !== undefined && !child.emptyOfProducts) as Category[];

/** The category and those that it stands in, its root first. */
export function lineOf({ byId, parents }: CategoryIndex, id: string): Category[] {
  const line: Category[] = [];
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) {
    const category = byId.get(at);
    if (category) line.unshift(category);
  }
  return line;
}

/** A category's page, or its offers (clarifications 3, 11); `null` where it has no url name. */
export function categoryHref(
  index: CategoryIndex,
  { id, url, offer }: Category,
  routes: Pick<Routes, 'category' | 'categoryOffers'>,
): string | null {
  if (url === null) return null;
  if (offer) return routes.categoryOffers({ id, url });
  return routes.category(...lineOf(index, id).flatMap((each) => each.url ?? []));
}
