import type { Money, Quantity } from '@grocer/shared-contracts';

/** A product as this host's own product service gives it. */
export interface Product {
  lineNumber: string;
  name: string;
  image: string;
  onOffer: boolean;
  /** The price of that much of it: £4.20 for 1 kilogram, £2.10 for 100 grams. */
  retailPrice: { price: Money; quantity: Quantity };
}

/** A category with the way down to it and the categories below it. */
export interface Category extends CategoryLink {
  /** From the root down, without itself. */
  ancestors: CategoryLink[];
  children: CategoryLink[];
}

export interface CategoryLink {
  id: string;
  name: string;
  /** Url names from the root down. */
  path: string[];
  /** It stands for what is on offer in another category. */
  offer: boolean;
}

export interface ProductPage {
  products: Product[];
  /** How many there are in all. */
  total: number;
  /** Where a category was asked for. */
  category: Category | null;
}

export interface ProductQuery {
  /** An id, or url names from the root down, joined by `/`. */
  category?: string;
  search?: string;
  lineNumbers?: string;
  size?: number;
}
