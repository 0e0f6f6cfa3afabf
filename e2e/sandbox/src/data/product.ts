import type { Category } from './category.ts';

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

/** Whether a product is party food. It is made to order and collected; deliveries do not carry it. */
export const isEntertaining = (product: Product): boolean => product.category.path[0] === 'entertaining';
