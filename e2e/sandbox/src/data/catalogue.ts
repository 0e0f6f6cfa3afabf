import productRecords from './products.json' with { type: 'json' };
import taxonomy from './taxonomy.json' with { type: 'json' };

/** A category of `taxonomy.json`. A missing flag is false, a missing `shortName` equals the name. */
type CategoryRecord = {
  id: string;
  name: string;
  shortName?: string;
  url: string;
  iconName?: string;
  banner?: boolean;
  offer?: boolean;
  emptyOfProducts?: boolean;
  hiddenInNav?: boolean;
  children?: readonly CategoryRecord[];
};

/** A category of the taxonomy. `path`: the url names from the root down to the category itself. */
export type Category = {
  id: string;
  name: string;
  shortName: string;
  url: string;
  path: readonly string[];
  children: readonly Category[];
  /** Key of the experience fragment that the menu shows beside the category. */
  banner: string | null;
  iconName: string | null;
  offer: boolean;
  emptyOfProducts: boolean;
  hiddenInNav: boolean;
  additionalClasses: string | null;
};

const readCategory = (record: CategoryRecord, parentPath: readonly string[] = []): Category => {
  const { name, url, banner, offer = false, children = [] } = record;
  const path = [...parentPath, url];
  return {
    ...{ shortName: name, iconName: null, emptyOfProducts: false, hiddenInNav: false, ...record },
    path,
    banner: banner ? `menu/banners/${path.join('-').replaceAll('_', '-')}` : null,
    offer,
    additionalClasses: offer ? 'offer' : null,
    children: children.map((child) => readCategory(child, path)),
  };
};

/** The categories of one shop. */
export type Catalogue = {
  roots: readonly Category[];
  /** Every category, each before its children. */
  categories: readonly Category[];
  /** Finds a category by its id, or by its path such as `groceries/bakery/bread`. */
  findCategory(idOrPath: string): Category | undefined;
};

const readCatalogue = (records: readonly CategoryRecord[]): Catalogue => {
  const roots = records.map((record) => readCategory(record));
  const categories = roots.flatMap(withDescendants);
  const byKey = new Map(
    categories.flatMap((each) => [[each.id, each] as const, [each.path.join('/'), each]]),
  );
  return { roots, categories, findCategory: (idOrPath) => byKey.get(idOrPath) };
};

const withDescendants = (category: Category): Category[] => [
  category,
  ...category.children.flatMap(withDescendants),
];

export const catalogue = readCatalogue(taxonomy.roots);

/** The second shop's categories, under the same root ids. */
export const secondCatalogue = readCatalogue(taxonomy.secondShop);

/** Roots that are requested only by hosts whose option `menuRoots` names them. */
export const furtherRoots = readCatalogue(taxonomy.furtherRoots).roots;

export type Shop = 'first' | 'second';

export const catalogueOf = (shop: Shop): Catalogue => (shop === 'second' ? secondCatalogue : catalogue);

/** C62 = each, KGM = kilograms, GRM = grams, LBR = pounds of weight. */
export type UnitOfMeasure = 'C62' | 'KGM' | 'GRM' | 'LBR';

export type Product = {
  lineNumber: string;
  productId: string;
  /** The name without the pack size. */
  title: string;
  name: string;
  /** The price of `pricedPer` units: 420 pence per 1 KGM, 180 pence per 100 GRM. */
  priceInPence: number;
  pricedPer: number;
  unit: UnitOfMeasure;
  category: Category;
  onOffer: boolean;
};

/** All products. Those with line numbers of three digits belong to scenarios, stories and tests. */
export const products: readonly Product[] = productRecords.map((record) => {
  const { lineNumber, title, size, priceInPence, pricedPer = 1, unit = 'C62', onOffer = false } = record;
  const category = catalogue.findCategory(record.categoryId);
  if (!category)
    throw new Error(`products.json: ${lineNumber} has the unknown category ${record.categoryId}`);
  return {
    lineNumber,
    productId: `p${lineNumber}`,
    title,
    name: size ? `${title} ${size}` : title,
    priceInPence,
    pricedPer,
    unit: unit as UnitOfMeasure,
    category,
    onOffer,
  };
});

const byLineNumber = new Map(products.map((product) => [product.lineNumber, product]));

export const findProduct = (lineNumber: string): Product | undefined => byLineNumber.get(lineNumber);

export const productOf = (lineNumber: string): Product => {
  const product = findProduct(lineNumber);
  if (product === undefined) throw new Error(`products.json has no product with line number ${lineNumber}.`);
  return product;
};

/** Whether a product is party food. It is made to order and collected; deliveries do not carry it. */
export const isEntertaining = (product: Product): boolean => product.category.path[0] === 'entertaining';

/** The products of a category and all below it; of an offer category, those on offer in Groceries or in its `url`. */
export const productsIn = (category: Category, shop: Shop = 'first'): readonly Product[] => {
  if (shop === 'second') return secondProductsIn(category);
  if (!category.offer) return products.filter((product) => isUnder(product.category.path, category.path));
  const range = category.url === 'offers' ? ['groceries'] : ['groceries', category.url.toLowerCase()];
  return products.filter((product) => product.onOffer && isUnder(product.category.path, range));
};

const isUnder = (path: readonly string[], ancestor: readonly string[]): boolean =>
  ancestor.every((part, level) => path[level] === part);

/** The second shop sells the same products. A category has those whose names contain the name of one of its leaves. */
const secondProductsIn = (category: Category): Product[] => {
  const names = withDescendants(category)
    .filter(({ children }) => children.length === 0)
    .map(({ name }) => normalizeText(name));
  return products.filter(({ name }) => names.some((word) => normalizeText(name).includes(word)));
};

/** The text without accents and in lower case, for searches. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
