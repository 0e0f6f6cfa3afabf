import type { Product } from './product.ts';
import { categoryAt } from './taxonomy.ts';

/** A product with a fixed line number. The title is the part of the name before the comma. */
const staple = (lineNumber: string, name: string, priceInPence: number, path: string): Product => ({
  lineNumber,
  productId: `p${lineNumber}`,
  title: `Grocer ${name.split(', ')[0]}`,
  name: `Grocer ${name.replace(', ', ' ')}`,
  priceInPence,
  pricedPer: 1,
  unit: 'C62',
  category: categoryAt(`groceries/${path}`),
  onOffer: false,
});

const fruit = 'fresh_and_chilled/fruit';
const dairy = 'fresh_and_chilled/milk_butter_and_eggs';
const vegetables = 'fresh_and_chilled/vegetables';

/** Known products with fixed line numbers, for scenarios, stories and tests. */
export const staples: readonly Product[] = [
  staple('111', 'Semi Skimmed Milk, 2 Pints', 120, `${dairy}/milk/fresh_milk/semi_skimmed_milk`),
  staple('112', 'Farmhouse Wholemeal Loaf, 800g', 165, 'bakery/bread/wholemeal_bread'),
  staple('113', 'Large Free Range Eggs, 12 pack', 345, `${dairy}/eggs/free_range_eggs`),
  staple('114', 'Unsalted Butter, 250g', 225, `${dairy}/butter_and_spreads/unsalted_butter`),
  { ...staple('115', 'Loose Bananas', 110, `${fruit}/bananas`), unit: 'KGM' },
  {
    ...staple('116', 'Loose Vine Tomatoes', 395, 'fresh_and_chilled/salad/tomatoes/vine_tomatoes'),
    unit: 'KGM',
  },
  staple('117', 'Greek Style Yogurt, 500g', 210, `${dairy}/yogurt/greek_style_yogurt`),
  staple('118', 'Medium Free Range Chicken', 895, 'fresh_and_chilled/meat_and_poultry/chicken/whole_chicken'),
  staple(
    '119',
    'Scottish Salmon Fillets, 240g',
    625,
    'fresh_and_chilled/fish_and_seafood/salmon/salmon_fillets',
  ),
  staple('120', 'Maris Piper Potatoes, 2kg', 215, `${vegetables}/potatoes/roasting_potatoes`),
  staple('121', 'Colombian Ground Coffee, 227g', 475, 'tea_coffee_and_soft_drinks/coffee/ground_coffee'),
  {
    ...staple('122', 'Oak Smoked Ham', 210, 'fresh_and_chilled/cooked_meats/sliced_ham'),
    unit: 'GRM',
    pricedPer: 100,
  },
  {
    ...staple(
      '123',
      'Wensleydale Truckle',
      920,
      'fresh_and_chilled/cheese/british_regional_cheese/wensleydale',
    ),
    unit: 'LBR',
  },
  staple('124', 'Milk Chocolate, 100g', 135, 'food_cupboard/chocolate_and_sweets/milk_chocolate'),
  staple('125', 'White Sourdough, 500g', 290, 'bakery/bread/sourdough/white_sourdough'),
  staple('126', 'Crème Fraîche, 300ml', 155, `${dairy}/cream/creme_fraiche`),
];
