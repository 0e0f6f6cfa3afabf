import { describe, expect, test } from 'vitest';
import branches from './branches.json' with { type: 'json' };
import { catalogue, isEntertaining, productOf, products, productsIn } from './catalogue.ts';
import { drawProduct } from './pictures.ts';

const { categories, findCategory, roots } = catalogue;

const categoryAt = (path: string) => {
  const category = findCategory(path);
  if (!category) throw new Error(`no category at ${path}`);
  return category;
};

test.each([
  ['categories', 400, categories.map(({ id, path }) => [id, path.join('/')])],
  ['products', 700, products.map(({ lineNumber, name }) => [lineNumber, name])],
  ['branches', 150, branches.map(({ id, name }) => [id, name])],
])('all %s, more than %i, have a unique id and a unique name or path', (_kind, count, records) => {
  expect(records.length).toBeGreaterThan(count);
  for (const field of [0, 1])
    expect(new Set(records.map((record) => record[field])).size).toBe(records.length);
});

test('Groceries and Entertaining have up to six levels below the root', () => {
  const depthOf = (root: string) =>
    Math.max(...categories.filter(({ path }) => path[0] === root).map(({ path }) => path.length));

  expect(roots.map(({ id, name }) => [id, name])).toEqual([
    ['10051', 'Groceries'],
    ['10052', 'Entertaining'],
  ]);
  expect(depthOf('groceries')).toBe(7);
  expect(depthOf('entertaining')).toBeGreaterThanOrEqual(5);
});

test('url names have no accents and no apostrophes', () => {
  for (const { url } of categories) expect(url).toMatch(/^[a-zA-Z0-9_]+$/);
  expect(categoryAt('groceries/fresh_and_chilled/milk_butter_and_eggs/cream/creme_fraiche').name).toBe(
    'Crème fraîche',
  );
});

test('every category has products unless it is marked as empty', () => {
  for (const category of categories)
    expect(productsIn(category).length > 0, category.path.join('/')).toBe(!category.emptyOfProducts);
});

test('products are sold in all four units, for whole pence', () => {
  expect(new Set(products.map(({ unit }) => unit))).toEqual(new Set(['C62', 'KGM', 'GRM', 'LBR']));
  expect(products.filter(({ priceInPence: price }) => !Number.isInteger(price) || price <= 0)).toEqual([]);
});

test('the products of scenarios and stories have fixed line numbers', () => {
  expect(productOf('111')).toMatchObject({ name: 'Grocer Semi Skimmed Milk 2 Pints', priceInPence: 120 });
});

test('a range contains the products of all categories below it', () => {
  expect(productsIn(categoryAt('entertaining')).every(isEntertaining)).toBe(true);
  expect(productsIn(categoryAt('groceries/offers')).every(({ onOffer }) => onOffer)).toBe(true);
});

test('every branch has a postcode in the UK format', () => {
  for (const { contactDetails } of branches)
    expect(contactDetails.postcode).toMatch(/^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/);
});

describe('pictures', () => {
  /** The part of a drawing without the wall and the table. */
  const goodsOf = (drawing: string | undefined) => drawing?.slice(drawing.indexOf('<defs'));

  test('every product is drawn, in more than 300 different pictures', () => {
    expect(products.filter((product) => !drawProduct(product)).map(({ name }) => name)).toEqual([]);
    expect(new Set(products.map((product) => goodsOf(drawProduct(product)))).size).toBeGreaterThan(300);
  });

  test.each(roots.flatMap(({ children }) => children))('no picture is twice in a row in $name', (aisle) => {
    const pictures = productsIn(aisle).map((product) => goodsOf(drawProduct(product)));

    expect(pictures.filter((picture, index) => picture === pictures[index + 1])).toEqual([]);
  });
});
