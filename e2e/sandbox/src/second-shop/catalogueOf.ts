import type { Catalogue } from '../data/createCatalogue.ts';
import { catalogue } from '../data/taxonomy.ts';
import type { Shopper } from '../shop/shopper.ts';
import { secondCatalogue } from './secondCatalogue.ts';

/** The categories of the shop that a visitor is in. */
export const catalogueOf = ({ shop }: Pick<Shopper, 'shop'>): Catalogue =>
  shop === 'second' ? secondCatalogue : catalogue;
