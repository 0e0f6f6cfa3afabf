import type { InstantCheckoutBeacon, Trolley, TrolleyItem } from '@grocer/shared-contracts';
import { browserSession } from '../../platform/storage/storage.ts';
import { toJson } from '../../platform/toJson.ts';
import type { Slot } from '../../state/slot/slot.ts';
import { savedBeaconKey } from '../../state/trolley/storedAttempts.ts';

interface OrderToPlace {
  customerOrderId: string;
  trolley: Trolley | null;
  reservation: Slot['reservation'] | null;
}

/**
 * Builds the body of the beacon for an instant checkout (behaviour/checkout#beacon). The delivery charge is
 * added later, because it is known only once the order has been placed.
 */
export const createBeacon = ({
  customerOrderId,
  trolley,
  reservation,
}: OrderToPlace): InstantCheckoutBeacon => ({
  customerOrderId,
  branchId: reservation?.branchId ?? null,
  deliveryChargeAmount: null,
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

/**
 * Stores the beacon of the last order that this tab has tried to place, in session storage: after a reload
 * the trolley may belong to the next order.
 */
export const savedBeacon = {
  write: (beacon: InstantCheckoutBeacon): void => void browserSession.write(savedBeaconKey, toJson(beacon)),
  /** Reads and removes the order's beacon. Undefined if none, another order's or an unreadable one is stored. */
  take(customerOrderId: string): InstantCheckoutBeacon | undefined {
    const beacon = read();
    if (beacon?.customerOrderId !== customerOrderId) return undefined;
    browserSession.remove(savedBeaconKey);
    return beacon;
  },
};

function read(): InstantCheckoutBeacon | null {
  try {
    return JSON.parse(browserSession.read(savedBeaconKey) ?? 'null');
  } catch {
    return null;
  }
}
