import type { Money, Quantity } from '@grocer/shared-contracts';

/** A product of the shop's own product service. */
export interface Product {
  lineNumber: string;
  name: string;
  image: string;
  onOffer: boolean;
  /** A price and the quantity that it is for: £4.20 for 1 kilogram, £2.10 for 100 grams. */
  retailPrice: { price: Money; quantity: Quantity };
}

/** A category with its ancestors and its child categories. */
export interface Category extends CategoryLink {
  /** From the root down, without the category itself. */
  ancestors: CategoryLink[];
  children: CategoryLink[];
}

export interface CategoryLink {
  id: string;
  name: string;
  /** Url names from the root down. */
  path: string[];
  /** Whether the category is a list of offers. */
  offer: boolean;
}

export interface ProductPage {
  products: Product[];
  /** Number of products on all pages. */
  total: number;
  /** `null` if the query has no category. */
  category: Category | null;
  /** What a search without a result may have meant. */
  spelling: string | null;
}

export interface ProductQuery {
  /** An id, or url names from the root down, joined by `/`. */
  category?: string;
  search?: string;
  lineNumbers?: string;
  size?: number;
}
