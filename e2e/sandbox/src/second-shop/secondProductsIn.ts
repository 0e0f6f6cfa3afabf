import type { Category } from '../data/category.ts';
import type { Product } from '../data/product.ts';
import { products } from '../data/products.ts';
import { normalizeText } from '../shop/normalizeText.ts';

/** The second shop sells the same products: in a category are those that have its name, or that of one below it. */
export const secondProductsIn = (category: Category): Product[] => {
  const names = namesIn(category).map(normalizeText);
  return products.filter(({ name }) => names.some((word) => normalizeText(name).includes(word)));
};

const namesIn = ({ name, children }: Category): string[] =>
  children.length === 0 ? [name] : children.flatMap(namesIn);
