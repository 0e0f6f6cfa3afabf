import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Address } from '../data/addresses.ts';
import type { Branch } from '../data/branches.ts';
import type { Category } from '../data/category.ts';
import type { Reservation } from '../shop/order.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

// The answers of the second shop's services: as complete as the contract requires, and no more.

/** The first line and the town alone: the name and the postcode are `null`, the rest is missing. */
export const sparseAddress = ({ line1, town }: Address) => ({ name: null, line1, town, postalCode: null });

/** Only the name, without its contact details. */
export const sparseBranch = ({ name }: Branch) => ({ name, contactDetails: null });

/** Instants in three forms of ISO 8601: with an offset without a colon, without an offset, and in basic form. */
export const sparseReservation = (reservation: Reservation) => ({
  id: reservation.id,
  status: reservation.status,
  slotType: reservation.slotType,
  addressId: reservation.addressId,
  branchId: reservation.branchId,
  startDateTime: inLondon(reservation.start, 'YYYY-MM-DDTHH:mm:ssZZ'),
  endDateTime: inLondon(reservation.end, 'YYYY-MM-DDTHH:mm:ss'),
  amendOrderCutoffDateTime: inLondon(reservation.cutoff, 'YYYYMMDDTHHmmssZZ'),
});

const inLondon = (instant: Date, format: string): string => {
  const time = dayjs.utc(instant);
  // `tz().format()` parses London's local time in the machine's zone, where a clock change may skip it: use its offset only.
  return time.utcOffset(time.tz('Europe/London').utcOffset()).format(format);
};

/** A category with its children nested, ids as numbers, and no fields that say nothing. Asked for any shape. */
export const sparseCategory = (
  { id, name, shortName, url, banner, children }: Category,
  depth: number,
): object => ({
  id: Number(id),
  name,
  url,
  ...(shortName !== name && { shortName }),
  ...(banner !== null && { megaMenuBanner: banner }),
  ...(depth > 1 && { childCategories: children.map((child) => sparseCategory(child, depth - 1)) }),
});
