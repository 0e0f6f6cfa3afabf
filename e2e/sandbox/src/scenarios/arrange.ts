import { amend } from '../shop/amend.ts';
import { addDays, londonDay } from '../shop/london.ts';
import type { Order } from '../shop/order.ts';
import { placeOrder } from '../shop/placeOrder.ts';
import { reserveSlot } from '../shop/reserveSlot.ts';
import { setItem } from '../shop/setItem.ts';
import { openOrderOf, type Shopper } from '../shop/shopper.ts';
import { type ServiceChoice, slotAt } from '../shop/slot.ts';

/** Amounts by line number. */
export type ShoppingList = Readonly<Record<string, number>>;

export const fillTrolley = (shopper: Shopper, list: ShoppingList): void => {
  for (const [lineNumber, amount] of Object.entries(list)) setItem(openOrderOf(shopper), lineNumber, amount);
};

export const bookSlot = (
  shopper: Shopper,
  now: Date,
  slot: { service: ServiceChoice; inDays: number; at: string },
): void => bookSlotOn(shopper, now, { ...slot, day: addDays(londonDay(now), slot.inDays) });

export const bookSlotOn = (
  shopper: Shopper,
  now: Date,
  { service, day, at }: { service: ServiceChoice; day: string; at: string },
): void => {
  reserveSlot(shopper, openOrderOf(shopper), { slot: slotAt(service, day, at), now });
};

/** Places the open order and opens it again for changes. */
export const placeAndAmend = (shopper: Shopper, now: Date): Order => {
  const order = openOrderOf(shopper);
  placeOrder({ shopper, order, instantCheckout: false, now });
  return amend(shopper, order.customerOrderId, now);
};
