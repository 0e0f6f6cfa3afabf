import { anAddress } from './address.fixtures.ts';
import type { HeaderSlot } from './headerSlot.ts';

/** A booked delivery on Thursday 5 March 2026, 9am - 10am. */
export function aHeaderSlot(overrides: Partial<HeaderSlot> = {}): HeaderSlot {
  const { id: _, ...address } = anAddress();
  return {
    booked: true,
    loading: false,
    error: false,
    slotType: 'DELIVERY',
    branchId: '753',
    startDateTime: '2026-03-05T09:00:00Z',
    endDateTime: '2026-03-05T10:00:00Z',
    address,
    ...overrides,
  };
}

/** The state without a booked slot. */
export const noHeaderSlot = (overrides: Partial<HeaderSlot> = {}): HeaderSlot =>
  aHeaderSlot({
    booked: false,
    slotType: 'UNDEFINED',
    branchId: null,
    startDateTime: null,
    endDateTime: null,
    address: null,
    ...overrides,
  });
