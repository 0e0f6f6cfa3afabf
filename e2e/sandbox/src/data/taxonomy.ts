import { createCatalogue } from './createCatalogue.ts';
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
export const catalogue = createCatalogue([
  readOutline(groceries, idsUnder('10051')),
  readOutline(entertainingRange, idsUnder('10052')),
]);

export const { roots, categories, findCategory, categoryAt } = catalogue;
