import type { Category } from './category.ts';
import { entertainingRange } from './entertainingRange.ts';
import { groceries } from './groceries.ts';
import { readOutline } from './readOutline.ts';

let lastId = 10_059;

const idsUnder = (rootId: string) => (depth: number) => {
  if (depth === 0) return rootId;
  lastId += 1;
  return String(lastId);
};

/** The roots: Groceries (10051) and Entertaining (10052). */
export const roots: readonly Category[] = [
  readOutline(groceries, idsUnder('10051')),
  readOutline(entertainingRange, idsUnder('10052')),
];

export const withDescendants = (category: Category): Category[] => [
  category,
  ...category.children.flatMap(withDescendants),
];

export const categories: readonly Category[] = roots.flatMap(withDescendants);

const byId = new Map(categories.map((category) => [category.id, category]));
const byPath = new Map(categories.map((category) => [category.path.join('/'), category]));

export const findCategory = (idOrPath: string): Category | undefined =>
  byId.get(idOrPath) ?? byPath.get(idOrPath);

/** The category at a path such as `groceries/bakery/bread`. Throws if the data has none: a mistake in the data. */
export const categoryAt = (path: string): Category => {
  const category = byPath.get(path);
  if (category === undefined) throw new Error(`The taxonomy has no category at ${path}.`);
  return category;
};
