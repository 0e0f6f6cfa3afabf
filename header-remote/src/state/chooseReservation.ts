import type { SlotReservation } from '@grocer/shared-contracts';
import { readInstant } from '../platform/clock/readInstant.ts';

/**
 * The reservation that counts (specification §4, clarification 45): of those that are not expired, the UNCONFIRMED one;
 * where there are several such, or none, the earliest.
 */
export function chooseReservation(reservations: readonly SlotReservation[]): SlotReservation | null {
  const live = reservations.filter(({ status }) => status !== 'EXPIRED');
  const unconfirmed = live.filter(({ status }) => status === 'UNCONFIRMED');
  const candidates = unconfirmed.length > 0 ? unconfirmed : live;
  return candidates.reduce<SlotReservation | null>(earlier, null);
}

const earlier = (one: SlotReservation | null, other: SlotReservation): SlotReservation =>
  one && startOf(one) <= startOf(other) ? one : other;

/** What has no date comes last. */
const startOf = ({ startDateTime }: SlotReservation): number =>
  readInstant(startDateTime)?.getTime() ?? Number.POSITIVE_INFINITY;
