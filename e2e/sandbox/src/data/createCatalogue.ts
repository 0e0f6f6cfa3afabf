import type { Category } from './category.ts';

/** The categories of one shop. */
export type Catalogue = {
  roots: readonly Category[];
  /** Every category, each before its children. */
  categories: readonly Category[];
  findCategory(idOrPath: string): Category | undefined;
  /** The category at a path such as `groceries/bakery/bread`. Throws if the data has none: a mistake in the data. */
  categoryAt(path: string): Category;
};

export const createCatalogue = (roots: readonly Category[]): Catalogue => {
  const categories = roots.flatMap(withDescendants);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byPath = new Map(categories.map((category) => [category.path.join('/'), category]));
  return {
    roots,
    categories,
    findCategory: (idOrPath) => byId.get(idOrPath) ?? byPath.get(idOrPath),
    categoryAt: (path) => {
      const category = byPath.get(path);
      if (category === undefined) throw new Error(`The taxonomy has no category at ${path}.`);
      return category;
    },
  };
};

const withDescendants = (category: Category): Category[] => [
  category,
  ...category.children.flatMap(withDescendants),
];
