import type { Money, ServiceChoice } from '@grocer/shared-contracts';

/** A slot that can be booked, or could have been. */
export interface Slot {
  service: ServiceChoice;
  startDateTime: string;
  endDateTime: string;
  charge: Money;
  available: boolean;
}
