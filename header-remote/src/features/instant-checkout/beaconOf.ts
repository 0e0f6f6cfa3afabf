import type { InstantCheckoutBeacon, Order, Trolley, TrolleyItem } from '@grocer/shared-contracts';
import type { Slot } from '../../state/slot.ts';

interface Placed {
  order: Order;
  /** The trolley that was placed, as it was then. */
  trolley: Trolley | null;
  reservation: Slot['reservation'] | null;
}

/** What the notice of an instant checkout says of it (clarification 99). */
export const beaconOf = ({ order, trolley, reservation }: Placed): InstantCheckoutBeacon => ({
  customerOrderId: order.customerOrderId,
  branchId: reservation?.branchId ?? null,
  deliveryChargeAmount: order.totals.estimated.deliveryCharge?.amount ?? null,
  slotType: reservation?.slotType ?? 'UNDEFINED',
  instantCheckoutTrolleyItems: (trolley?.trolleyItems ?? []).flatMap(itemOf),
});

/** A line that has no number, or no quantity, is nothing that could be told. */
function itemOf({ lineNumber, totalPrice, quantity, reservedQuantity }: TrolleyItem) {
  if (lineNumber === null || !quantity) return [];
  // In binary 1.1 less 0.8 of a kilogram is a little more than it reads.
  const quantityDelta = Number((quantity.amount - (reservedQuantity ?? 0)).toFixed(3));
  return [{ lineNumber, totalPrice, quantity: quantity.amount, quantityDelta }];
}
