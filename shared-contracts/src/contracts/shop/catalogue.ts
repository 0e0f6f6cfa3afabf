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
  /** Path segment. A category page's path has the `url` of each category from the root down. */
  url: string | null;
  /** Ids of the child categories, in order. */
  categoryIds: string[];
  /** Key of the experience fragment that is shown while the category is open in a menu. */
  banner: string | null;
  emptyOfProducts: boolean;
  hiddenInNav: boolean;
  /** Style variants. Check them against an allow-list; never use them as `class`. */
  additionalClasses: string[];
  iconName: string | null;
  /** Title of the seasonal menu's panel. Set only on the category of a season. */
  seasonalMenuTitle: string | null;
  /** Whether the category links to its offers page. */
  offer: boolean;
}

/** A category in an answer, with unparsed nested children. */
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
 * Reads one category without parsing its nested children. `megaMenuBanner` is an alias of `banner`. If
 * children are nested, `categoryIds` is derived from them.
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

/** The requested categories as a flat list; of a tree, parents before children (behaviour/services#taxonomy). */
export interface Taxonomy {
  categories: Category[];
}

/**
 * Reads the taxonomy in either shape: `flat`, with children's ids, or `tree`, with nested children. An
 * unreadable category is dropped together with its nested children. Of two with the same id, the first is
 * used.
 */
export const taxonomySchema = z.pipe(
  z.object({ categories: essentialListOf(categoryNodeSchema) }),
  z.transform(({ categories }): Taxonomy => ({ categories: flatten(categories) })),
);

/** Flattens a tree depth first, without recursion, which would overflow the call stack on a deep tree. */
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
 * Answer of the suggestion service (behaviour/services#suggestions): terms, best first, without duplicates. A
 * term is text or `{ term }`; other items are dropped. An answer without a list reads as an empty list.
 */
export const termSuggestSchema = z.object({
  terms: z.pipe(
    z.transform((terms: unknown): unknown[] => (Array.isArray(terms) ? terms : [])),
    z.transform((terms: unknown[]): string[] => [...new Set(readItems(textOrIn('term'), terms))]),
  ),
});

export type TermSuggest = z.infer<typeof termSuggestSchema>;

/** A multi-search list as stored: its items in order. A list with an item that is not text is rejected. */
export const multiSearchListSchema = z.array(z.string());

export type MultiSearchList = z.infer<typeof multiSearchListSchema>;
