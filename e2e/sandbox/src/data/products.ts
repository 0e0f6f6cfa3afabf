import type { Category } from './category.ts';
import type { Product } from './product.ts';
import { pick, seededRandom } from './seededRandom.ts';
import { type Shelf, shelves } from './shelves.ts';
import { staples } from './staples.ts';
import { categories } from './taxonomy.ts';

const createProducts = (category: Category): Omit<Product, 'lineNumber' | 'productId'>[] => {
  const { sizes, prices, brand, loose } = shelfOf(category);
  const name = titleCase(category.name);
  const common = {
    category,
    pricedPer: 1,
    unit: 'C62',
    onOffer: seededRandom('offer', category.id) < 0.2,
  } as const;
  const pack = (title: string, size: string) => ({
    ...common,
    title,
    name: size === 'each' ? title : `${title} ${size}`,
    priceInPence: priceIn(prices, title),
  });
  const packs = [
    pack(`Grocer ${name}`, sizes[0]),
    pack(`${brand} ${name}`, pick(sizes, 'size', category.id)),
  ];
  if (loose === undefined) return packs;
  const title = `Grocer ${loose.word} ${name}`;
  const priceInPence = priceIn(loose.prices, title);
  return [...packs, { ...common, title, name: title, unit: loose.unit, pricedPer: loose.per, priceInPence }];
};

const shelfOf = (category: Category): Shelf => {
  const path = category.path.join('/');
  return shelves
    .filter(({ under }) => path === under || path.startsWith(`${under}/`))
    .reduce((nearest, shelf) => (shelf.under.length > nearest.under.length ? shelf : nearest));
};

const priceIn = ([from, to]: readonly [number, number], words: string): number =>
  Math.round((from + seededRandom('price', words) * (to - from)) / 5) * 5;

const titleCase = (name: string): string =>
  name.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

const isStocked = (category: Category): boolean =>
  category.children.length === 0 && !category.emptyOfProducts && !category.offer;

const stapleNames = new Set(staples.map(({ name }) => name));

const firstLineNumber = 200_001;

export const products: readonly Product[] = [
  ...staples,
  ...categories
    .filter(isStocked)
    .flatMap(createProducts)
    .filter(({ name }) => !stapleNames.has(name))
    .map((product, index) => {
      const lineNumber = String(firstLineNumber + index);
      return { ...product, lineNumber, productId: `p${lineNumber}` };
    }),
];

const byLineNumber = new Map(products.map((product) => [product.lineNumber, product]));

export const findProduct = (lineNumber: string): Product | undefined => byLineNumber.get(lineNumber);

export const productOf = (lineNumber: string): Product => {
  const product = findProduct(lineNumber);
  if (product === undefined)
    throw new Error(`The shop's data has no product with line number ${lineNumber}.`);
  return product;
};

/** The products of a category and all below it; for an offer category, those on offer in the range of its url name. */
export const productsIn = (category: Category): Product[] => {
  if (!category.offer) return products.filter((product) => isUnder(product.category.path, category.path));
  const range = category.url === 'offers' ? ['groceries'] : ['groceries', category.url.toLowerCase()];
  return products.filter((product) => product.onOffer && isUnder(product.category.path, range));
};

const isUnder = (path: readonly string[], ancestor: readonly string[]): boolean =>
  ancestor.every((part, level) => path[level] === part);
