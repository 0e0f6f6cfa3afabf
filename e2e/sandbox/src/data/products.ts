import type { Product } from './product.ts';

const each = (lineNumber: string, name: string, priceInPence: number, categoryId: string): Product => ({
  lineNumber,
  productId: `p${lineNumber}`,
  name,
  priceInPence,
  pricedPer: 1,
  unit: 'C62',
  categoryId,
  range: 'GROCERY',
});

export const products: readonly Product[] = [
  each('111', 'Grocer Semi Skimmed Milk 2 Pints', 120, '10061'),
  each('112', 'Grocer Farmhouse Wholemeal Loaf 800g', 165, '10062'),
  each('113', 'Grocer Free Range Eggs Large 12s', 345, '10061'),
  each('114', 'Grocer Unsalted Butter 250g', 225, '10061'),
  { ...each('115', 'Grocer Bananas Loose', 110, '10060'), unit: 'KGM' },
  { ...each('116', 'Grocer Vine Tomatoes Loose', 395, '10060'), unit: 'KGM' },
  each('117', 'Grocer Greek Style Yogurt 500g', 210, '10061'),
  each('118', 'Grocer Free Range Chicken Whole Medium', 895, '10063'),
  each('119', 'Grocer Scottish Salmon Fillets 240g', 625, '10063'),
  each('120', 'Grocer Maris Piper Potatoes 2kg', 215, '10060'),
  each('121', 'Grocer Colombian Ground Coffee 227g', 475, '10064'),
  { ...each('122', 'Grocer Oak Smoked Ham Sliced', 210, '10063'), unit: 'GRM', pricedPer: 100 },
];

const byLineNumber = new Map(products.map((product) => [product.lineNumber, product]));

export const findProduct = (lineNumber: string): Product | undefined => byLineNumber.get(lineNumber);

export const productOf = (lineNumber: string): Product => {
  const product = findProduct(lineNumber);
  if (product === undefined)
    throw new Error(`The shop's data has no product with line number ${lineNumber}.`);
  return product;
};
