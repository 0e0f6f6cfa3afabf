import type { SlotReservation } from './slotReservation.ts';

/** A delivery on Thursday 5 March 2026, 9am - 10am. */
export const aSlotReservation = (overrides: Partial<SlotReservation> = {}): SlotReservation => ({
  id: 'r1',
  status: 'RESERVED',
  slotType: 'DELIVERY',
  addressId: 'a1',
  branchId: '753',
  startDateTime: '2026-03-05T09:00:00Z',
  endDateTime: '2026-03-05T10:00:00Z',
  amendOrderCutoffDateTime: '2026-03-04T21:00:00Z',
  ...overrides,
});
