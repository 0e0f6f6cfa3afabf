import { findProduct } from '../data/products.ts';
import { Refusal } from '../refusal.ts';
import type { Order } from './order.ts';

/** Sets the amount of a product in the trolley: creates or changes its line, and removes it for 0. */
export const setItem = (order: Order, lineNumber: string, amount: number): void => {
  const product = findProduct(lineNumber);
  if (product === undefined)
    throw new Refusal(404, 'PRODUCT_NOT_FOUND', `No product has line number ${lineNumber}.`);
  if (product.unit === 'C62' && !Number.isInteger(amount)) {
    throw new Refusal(400, 'BAD_REQUEST', `amount: ${product.name} is sold by the piece, got ${amount}`);
  }
  const line = order.lines.find((candidate) => candidate.lineNumber === lineNumber);
  if (amount === 0) {
    order.lines = order.lines.filter((candidate) => candidate !== line);
  } else if (line) {
    line.amount = amount;
  } else {
    order.lines.push({
      trolleyItemId: nextItemId(order),
      lineNumber,
      amount,
      reservedAmount: 0,
      stock: 'none',
      noteToShopper: null,
      personalisedMessage: null,
    });
  }
};

const nextItemId = (order: Order): string =>
  String(1 + Math.max(0, ...order.lines.map((line) => Number(line.trolleyItemId))));
