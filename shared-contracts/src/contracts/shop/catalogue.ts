import * as z from 'zod/mini';
import {
  essentialListOf,
  flag,
  idSchema,
  listOf,
  orNull,
  readItems,
  textOrIn,
  textSchema,
} from '../reading/fields.ts';

/** One category of the taxonomy. */
export interface Category {
  id: string;
  name: string;
  shortName: string;
  /** One segment of a category page's path, which has the `url` of each category from the root down. */
  url: string | null;
  /** Ids of the child categories, in order. */
  categoryIds: string[];
  /** Key of the experience fragment that is shown when the category is open in a menu. */
  banner: string | null;
  emptyOfProducts: boolean;
  hiddenInNav: boolean;
  /** Style variants. Check them against an allow-list; never write them to `class`. */
  additionalClasses: string[];
  iconName: string | null;
  /** Title of the seasonal menu's panel. Only the category of a season has it. */
  seasonalMenuTitle: string | null;
  /** Whether the category links to its offers page. */
  offer: boolean;
}

/** A category of an answer, with its nested children unparsed. */
interface CategoryNode {
  category: Category;
  childCategories: readonly unknown[];
}

const rawCategorySchema = z.object({
  id: idSchema,
  name: textSchema,
  shortName: orNull(textSchema),
  url: orNull(textSchema),
  categoryIds: listOf(idSchema),
  childCategories: orNull(z.array(z.unknown())),
  banner: orNull(textSchema),
  megaMenuBanner: orNull(textSchema),
  emptyOfProducts: flag(false),
  hiddenInNav: flag(false),
  additionalClasses: orNull(z.union([z.string(), z.array(z.string())])),
  iconName: orNull(textSchema),
  seasonalMenuTitle: orNull(textSchema),
  offer: flag(false),
});

const nestedIdSchema = z.object({ id: idSchema });

/**
 * Reads one category; its nested children stay unparsed. `megaMenuBanner` is another name of `banner`. Where children
 * are nested, `categoryIds` is made from their ids.
 */
const categoryNodeSchema = z.pipe(
  rawCategorySchema,
  z.transform(({ megaMenuBanner, childCategories, additionalClasses, ...raw }): CategoryNode => {
    const nested = listOfIds(childCategories ?? []);
    const category = {
      ...raw,
      shortName: raw.shortName ?? raw.name,
      banner: raw.banner ?? megaMenuBanner,
      categoryIds: nested.length > 0 ? nested : raw.categoryIds,
      additionalClasses: [additionalClasses ?? []]
        .flat()
        .flatMap((names) => names.split(/\s+/).filter(Boolean)),
    };
    return { category, childCategories: childCategories ?? [] };
  }),
);

const listOfIds = (children: unknown[]): string[] =>
  (z.safeParse(listOf(nestedIdSchema), children).data ?? []).map(({ id }) => id);

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

/**
 * Answer of the suggestion service (behaviour/services#suggestions): the terms, best first, without duplicates. A
 * term is text or `{ term }`; anything else is dropped. An answer without a list reads as an empty list.
 */
export const termSuggestSchema = z.object({
  terms: z.pipe(
    z.transform((terms: unknown): unknown[] => (Array.isArray(terms) ? terms : [])),
    z.transform((terms: unknown[]): string[] => [...new Set(readItems(textOrIn('term'), terms))]),
  ),
});

export type TermSuggest = z.infer<typeof termSuggestSchema>;

/** A multi-search list as it is stored: the items in order. A list in which one item is not text is rejected. */
export const multiSearchListSchema = z.array(z.string());

export type MultiSearchList = z.infer<typeof multiSearchListSchema>;
