import type { InstantCheckoutBeacon, Order, Trolley, TrolleyItem } from '@grocer/shared-contracts';
import type { Slot } from '../../state/slot/slot.ts';

interface PlacedOrder {
  order: Pick<Order, 'customerOrderId' | 'totals'>;
  /** The trolley at the time when the order was placed. */
  trolley: Trolley | null;
  reservation: Slot['reservation'] | null;
}

/** Builds the body of the beacon for an instant checkout (behaviour/checkout#beacon). */
export const createBeacon = ({ order, trolley, reservation }: PlacedOrder): InstantCheckoutBeacon => ({
  customerOrderId: order.customerOrderId,
  branchId: reservation?.branchId ?? null,
  deliveryChargeAmount: order.totals.estimated.deliveryCharge?.amount ?? null,
  slotType: reservation?.slotType ?? 'UNDEFINED',
  instantCheckoutTrolleyItems: (trolley?.trolleyItems ?? []).flatMap(beaconItems),
});

/** Leaves out an item without a line number or a quantity. */
function beaconItems({ lineNumber, totalPrice, quantity, reservedQuantity }: TrolleyItem) {
  if (lineNumber === null || !quantity) return [];
  // Rounded, because 1.1 - 0.8 is 0.30000000000000004 in binary floating point.
  const quantityDelta = Number((quantity.amount - (reservedQuantity ?? 0)).toFixed(3));
  return [{ lineNumber, totalPrice, quantity: quantity.amount, quantityDelta }];
}
