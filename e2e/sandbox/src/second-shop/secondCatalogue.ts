import { createCatalogue } from '../data/createCatalogue.ts';
import { readOutline } from '../data/readOutline.ts';

/** The second shop's range, in the notation that `data/groceries.ts` describes. */
const groceries = `
Groceries
  Greengrocer [banner]
    Apples
    Lemons
    Carrots
    Potatoes
  Bakehouse [banner]
    Sourdough
    Bagels
  Dairy
    Milk
    Butter
    Cheddar
  Cellar [short The cellar]
    Lager
    Gin
  Easter
    Hot cross buns
`;

const catering = `
Catering
  Platters
    Cheese
  Blinis
`;

let lastId = 900;

const idsUnder = (rootId: string) => (depth: number) => {
  if (depth === 0) return rootId;
  lastId += 1;
  return String(lastId);
};

/** The categories of the second shop, under the same root ids. */
export const secondCatalogue = createCatalogue([
  readOutline(groceries, idsUnder('10051')),
  readOutline(catering, idsUnder('10052')),
]);
