import * as z from 'zod/mini';
import { flag } from '../reading/flag.ts';
import { idSchema } from '../reading/id.ts';
import { listOf } from '../reading/listOf.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

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
  /** Title of the seasonal menu's panel, on the category of a season. */
  seasonalMenuTitle: string | null;
  /** Whether the category links to its offers page. */
  offer: boolean;
}

/** A category of an answer, with its nested children unparsed. */
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
  seasonalMenuTitle: orNull(textSchema),
  offer: flag(false),
});

const nestedIdSchema = z.object({ id: idSchema });

/**
 * Reads one category; its nested children stay unparsed. `megaMenuBanner` is another name of `banner`. Where children
 * are nested, `categoryIds` is made from their ids.
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
