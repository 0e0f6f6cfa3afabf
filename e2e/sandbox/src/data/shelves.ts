import type { UnitOfMeasure } from './product.ts';

/** How the products below a path are generated: pack sizes, price range in pence, and the brand beside Grocer's own. */
export type Shelf = {
  under: string;
  sizes: readonly [string, ...string[]];
  prices: readonly [from: number, to: number];
  brand: string;
  /** A product sold loose or at the counter, in addition to the packs. Its price is for `per` units. */
  loose?: { word: string; unit: UnitOfMeasure; per: number; prices: readonly [from: number, to: number] };
};

const byTheKilo = (word: string, from: number, to: number) =>
  ({ word, unit: 'KGM', per: 1, prices: [from, to] }) as const;

const byTheHundredGrams = (word: string, from: number, to: number) =>
  ({ word, unit: 'GRM', per: 100, prices: [from, to] }) as const;

/** The shelf with the longest path that contains a category applies to it. */
export const shelves: readonly Shelf[] = [
  { under: 'groceries', sizes: ['each'], prices: [150, 900], brand: 'Fern & Field' },
  {
    under: 'groceries/fresh_and_chilled/fruit',
    sizes: ['400g', '6 pack'],
    prices: [110, 380],
    brand: 'Orchard',
    loose: byTheKilo('Loose', 140, 520),
  },
  {
    under: 'groceries/fresh_and_chilled/vegetables',
    sizes: ['500g', '1kg'],
    prices: [75, 290],
    brand: 'Fern & Field',
    loose: byTheKilo('Loose', 95, 420),
  },
  {
    under: 'groceries/fresh_and_chilled/salad',
    sizes: ['100g', '250g'],
    prices: [70, 240],
    brand: 'Fern & Field',
  },
  {
    under: 'groceries/fresh_and_chilled/milk_butter_and_eggs',
    sizes: ['250g', '500g'],
    prices: [120, 380],
    brand: 'Brook Farm',
  },
  {
    under: 'groceries/fresh_and_chilled/milk_butter_and_eggs/milk',
    sizes: ['2 pints', '4 pints'],
    prices: [105, 220],
    brand: 'Brook Farm',
  },
  {
    under: 'groceries/fresh_and_chilled/milk_butter_and_eggs/eggs',
    sizes: ['6 pack', '12 pack'],
    prices: [165, 395],
    brand: 'Brook Farm',
  },
  {
    under: 'groceries/fresh_and_chilled/milk_butter_and_eggs/cream',
    sizes: ['150ml', '300ml'],
    prices: [95, 245],
    brand: 'Brook Farm',
  },
  {
    under: 'groceries/fresh_and_chilled/cheese',
    sizes: ['200g', '350g'],
    prices: [180, 650],
    brand: 'Brook Farm',
    loose: byTheHundredGrams('Counter', 160, 420),
  },
  {
    under: 'groceries/fresh_and_chilled/meat_and_poultry',
    sizes: ['400g', '600g'],
    prices: [320, 1250],
    brand: 'Hill & Vale',
    loose: byTheKilo("Butcher's Counter", 850, 2950),
  },
  {
    under: 'groceries/fresh_and_chilled/fish_and_seafood',
    sizes: ['240g', '350g'],
    prices: [420, 1150],
    brand: 'Harbour',
    loose: byTheKilo("Fishmonger's Counter", 1400, 3400),
  },
  {
    under: 'groceries/fresh_and_chilled/cooked_meats',
    sizes: ['120g', '200g'],
    prices: [220, 480],
    brand: 'Hill & Vale',
    loose: byTheHundredGrams('Counter', 190, 360),
  },
  {
    under: 'groceries/fresh_and_chilled/ready_meals',
    sizes: ['400g', '800g'],
    prices: [350, 790],
    brand: 'Copper Pan',
  },
  {
    under: 'groceries/fresh_and_chilled/desserts',
    sizes: ['2 pack', '450g'],
    prices: [200, 550],
    brand: 'Copper Pan',
  },
  { under: 'groceries/bakery', sizes: ['4 pack', '6 pack'], prices: [110, 340], brand: 'Stone Mill' },
  { under: 'groceries/bakery/bread', sizes: ['400g', '800g'], prices: [115, 360], brand: 'Stone Mill' },
  { under: 'groceries/bakery/cakes', sizes: ['400g', '850g'], prices: [250, 1400], brand: 'Stone Mill' },
  { under: 'groceries/food_cupboard', sizes: ['250g', '500g'], prices: [85, 480], brand: 'Larder' },
  {
    under: 'groceries/food_cupboard/oils_and_vinegars',
    sizes: ['250ml', '500ml'],
    prices: [250, 1150],
    brand: 'Larder',
  },
  { under: 'groceries/frozen', sizes: ['500g', '900g'], prices: [150, 520], brand: 'North' },
  {
    under: 'groceries/tea_coffee_and_soft_drinks',
    sizes: ['1 litre', '6 x 330ml'],
    prices: [90, 480],
    brand: 'Wren',
  },
  {
    under: 'groceries/tea_coffee_and_soft_drinks/tea',
    sizes: ['40 bags', '80 bags'],
    prices: [150, 520],
    brand: 'Wren',
  },
  {
    under: 'groceries/tea_coffee_and_soft_drinks/coffee',
    sizes: ['227g', '454g'],
    prices: [350, 850],
    brand: 'Wren',
  },
  { under: 'groceries/beer_wine_and_spirits', sizes: ['75cl'], prices: [650, 2400], brand: 'Cellar' },
  {
    under: 'groceries/beer_wine_and_spirits/beer_and_cider',
    sizes: ['500ml', '4 x 440ml'],
    prices: [190, 750],
    brand: 'Cooper',
  },
  {
    under: 'groceries/beer_wine_and_spirits/spirits',
    sizes: ['35cl', '70cl'],
    prices: [1150, 4200],
    brand: 'Cooper',
  },
  {
    under: 'groceries/toiletries_health_and_beauty',
    sizes: ['100ml', '250ml'],
    prices: [120, 950],
    brand: 'Willow',
  },
  { under: 'groceries/baby_and_child', sizes: ['small', 'large'], prices: [90, 1100], brand: 'Nest' },
  { under: 'groceries/pet', sizes: ['400g', '2kg'], prices: [110, 1200], brand: 'Patch' },
  { under: 'groceries/household', sizes: ['2 pack', '4 pack'], prices: [100, 950], brand: 'Brightside' },
  { under: 'groceries/home', sizes: ['each'], prices: [250, 4500], brand: 'Hearth' },
  { under: 'groceries/christmas', sizes: ['small', 'large'], prices: [250, 3500], brand: 'Copper Pan' },
  { under: 'entertaining', sizes: ['serves 8', 'serves 16'], prices: [1400, 7500], brand: 'Copper Pan' },
];
