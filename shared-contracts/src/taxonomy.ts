import * as z from 'zod/mini';
import { type Category, type CategoryNode, categoryNodeSchema } from './category.ts';
import { essentialListOf } from './reading/essentialListOf.ts';
import { readItems } from './reading/listOf.ts';

/** The categories that were asked for, each on its own, parents before their children (spec §3; wire: Taxonomy). */
export interface Taxonomy {
  categories: Category[];
}

/**
 * Reads the taxonomy in either shape: `flat`, each category with its children's ids, or `tree`, each with its children.
 * A category that cannot be read is dropped with the children nested in it; of two with one id the first counts.
 */
export const taxonomySchema = z.pipe(
  z.object({ categories: essentialListOf(categoryNodeSchema) }),
  z.transform(({ categories }): Taxonomy => ({ categories: flatten(categories) })),
);

/** Without recursion: a tree of any depth is walked with a stack, never with ours. */
function flatten(roots: readonly CategoryNode[]): Category[] {
  const known = new Map<string, Category>();
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!known.has(node.category.id)) known.set(node.category.id, node.category);
    for (const child of readItems(categoryNodeSchema, node.childCategories).reverse()) waiting.push(child);
  }
  return [...known.values()];
}
