import { isEntertaining } from '../data/product.ts';
import { products } from '../data/products.ts';
import { openOrderOf, signIn } from '../shop/shopper.ts';
import { bookSlot, fillTrolley, type ShoppingList } from './arrange.ts';
import type { Scenario } from './scenario.ts';

export const weeklyShop: ShoppingList = {
  '111': 2,
  '112': 1,
  '113': 1,
  '114': 2,
  '115': 0.8,
  '116': 1.5,
  '117': 3,
  '118': 1,
  '119': 1,
  '120': 2,
  '121': 1,
  '122': 250,
};

/** One each of four party foods, enough for a dozen guests. */
export const partyFood: ShoppingList = Object.fromEntries(
  products
    .filter(isEntertaining)
    .slice(0, 4)
    .map(({ lineNumber }) => [lineNumber, 1]),
);

export const conflicts: Scenario = {
  title: 'Delivery booked; two items are unavailable and one comes as a substitute',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, weeklyShop);
    bookSlot(shopper, now, { service: 'delivery', inDays: 2, at: '09:00' });
    const [milk, loaf, eggs] = openOrderOf(shopper).lines;
    if (milk) milk.stock = 'hard';
    if (loaf) loaf.stock = 'hard';
    if (eggs) eggs.stock = 'soft';
  },
};

export const belowMinimumSpend: Scenario = {
  title: 'Delivery booked, and too little in the trolley to check out',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, { '111': 2, '112': 1, '118': 1 });
    bookSlot(shopper, now, { service: 'delivery', inDays: 2, at: '09:00' });
  },
};

/** One each of 120 groceries. */
export const largeShop: ShoppingList = Object.fromEntries(
  products
    .filter((product) => !isEntertaining(product) && product.unit === 'C62')
    .slice(0, 120)
    .map(({ lineNumber }) => [lineNumber, 1]),
);

export const largeTrolley: Scenario = {
  title: 'Delivery booked; 120 items in the trolley',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, largeShop);
    bookSlot(shopper, now, { service: 'delivery', inDays: 3, at: '18:00' });
  },
};
