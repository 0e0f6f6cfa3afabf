import * as z from 'zod/mini';
import { essentialListOf } from '../reading/essentialListOf.ts';
import { readItems } from '../reading/listOf.ts';
import { type Category, type CategoryNode, categoryNodeSchema } from './category.ts';

/** The requested categories as a flat list, parents before their children (behaviour/services#taxonomy). */
export interface Taxonomy {
  categories: Category[];
}

/**
 * Reads the taxonomy in either shape: `flat`, in which a category has its children's ids, or `tree`, in which the
 * children are nested. An unreadable category is dropped with its nested children. Of two categories with the same id
 * the first is used.
 */
export const taxonomySchema = z.pipe(
  z.object({ categories: essentialListOf(categoryNodeSchema) }),
  z.transform(({ categories }): Taxonomy => ({ categories: flatten(categories) })),
);

/** Depth-first with an explicit stack: recursion would overflow the call stack on a very deep tree. */
function flatten(roots: readonly CategoryNode[]): Category[] {
  const byId = new Map<string, Category>();
  const stack = [...roots].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!byId.has(node.category.id)) byId.set(node.category.id, node.category);
    for (const child of readItems(categoryNodeSchema, node.childCategories).reverse()) stack.push(child);
  }
  return [...byId.values()];
}
