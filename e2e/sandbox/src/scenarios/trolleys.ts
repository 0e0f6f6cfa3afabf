import { setItem } from '../shop/setItem.ts';
import { currentOrder, type Shopper } from '../shop/shopper.ts';

/** Line number and amount. */
export type ShoppingList = Record<string, number>;

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

export const fillTrolley = (shopper: Shopper, list: ShoppingList): void => {
  const order = currentOrder(shopper);
  if (order === undefined) throw new Error('A trolley can be filled only after signing in.');
  for (const [lineNumber, amount] of Object.entries(list)) setItem(order, lineNumber, amount);
};
