import * as z from 'zod/mini';
import { flag } from './reading/flag.ts';
import { idSchema } from './reading/id.ts';
import { listOf } from './reading/listOf.ts';
import { orNull } from './reading/orNull.ts';
import { textSchema } from './reading/text.ts';

/** One category of the taxonomy (spec §3, Category taxonomy entry). */
export interface Category {
  id: string;
  name: string;
  shortName: string;
  /** Its url name; its page's path is the url names from its root down (clarification 3). */
  url: string | null;
  /** Ids of its children, in order. */
  categoryIds: string[];
  /** Key of the experience fragment that its menu shows (clarification 110). */
  banner: string | null;
  emptyOfProducts: boolean;
  hiddenInNav: boolean;
  /** Names of variants, to be checked against those known: never to be written to `class` (clarification 143). */
  additionalClasses: string[];
  iconName: string | null;
  /** Whether it leads to a category's offers (clarification 11). */
  offer: boolean;
}

/** A category as it comes, with its children nested or by id. */
export interface CategoryNode {
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
  offer: flag(false),
});

const nestedIdSchema = z.object({ id: idSchema });

/**
 * Reads one category without its children. `banner` is also known as `megaMenuBanner`, and nested children stand for
 * their ids (wire: Taxonomy).
 */
export const categoryNodeSchema = z.pipe(
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
