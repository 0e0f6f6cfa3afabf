import { pounds } from '../values/money.fixtures.ts';
import type { InstantCheckoutBeacon } from './instantCheckoutBeacon.ts';

export const anInstantCheckoutBeacon = (
  overrides: Partial<InstantCheckoutBeacon> = {},
): InstantCheckoutBeacon => ({
  customerOrderId: '5001',
  branchId: '753',
  deliveryChargeAmount: 3,
  slotType: 'DELIVERY',
  instantCheckoutTrolleyItems: [
    { lineNumber: '111', totalPrice: pounds(2.4), quantity: 2, quantityDelta: 1 },
  ],
  ...overrides,
});
