/** C62 = each, KGM = kilograms, GRM = grams, LBR = pounds of weight. */
export type UnitOfMeasure = 'C62' | 'KGM' | 'GRM' | 'LBR';

export type Product = {
  lineNumber: string;
  productId: string;
  name: string;
  /** The price of `pricedPer` units: 420 pence per 1 KGM, 180 pence per 100 GRM. */
  priceInPence: number;
  pricedPer: number;
  unit: UnitOfMeasure;
  categoryId: string;
  range: 'GROCERY' | 'ENTERTAINING';
};
