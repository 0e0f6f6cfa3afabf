import type { Money, ServiceChoice } from '@grocer/shared-contracts';

/** A slot on offer, available or fully booked. */
export interface Slot {
  service: ServiceChoice;
  startDateTime: string;
  endDateTime: string;
  charge: Money;
  available: boolean;
}
