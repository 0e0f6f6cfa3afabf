import type { SlotReservation } from '@grocer/shared-contracts';
import { parseInstant } from '../../platform/dates/parseInstant.ts';

/**
 * Chooses the reservation that is shown (behaviour/slot#which-reservation): of those that are not expired the
 * UNCONFIRMED one; if there are several or none of these, the earliest.
 */
export function chooseReservation(reservations: readonly SlotReservation[]): SlotReservation | null {
  const live = reservations.filter(({ status }) => status !== 'EXPIRED');
  const unconfirmed = live.filter(({ status }) => status === 'UNCONFIRMED');
  const candidates = unconfirmed.length > 0 ? unconfirmed : live;
  return candidates.reduce<SlotReservation | null>(earlier, null);
}

const earlier = (a: SlotReservation | null, b: SlotReservation): SlotReservation =>
  a && startOf(a) <= startOf(b) ? a : b;

/** Milliseconds since 1970. A reservation without a readable start comes last. */
const startOf = ({ startDateTime }: SlotReservation): number =>
  parseInstant(startDateTime)?.getTime() ?? Number.POSITIVE_INFINITY;
