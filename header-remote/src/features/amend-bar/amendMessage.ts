import type { SlotType } from '@grocer/shared-contracts';
import type { Dayjs } from 'dayjs';
import { dayjs, formatDate, formatTime, isSameLondonDay, londonTime } from '../../platform/dates/london.ts';

export interface AmendedOrder {
  slotType: SlotType;
  /** Start of the slot; null when it is missing or not a valid date. */
  start: Date | null;
  /** The slot's amendOrderCutoffDateTime: the order can be amended until then. Null if missing or invalid. */
  cutoff: Date | null;
  containsEntertaining: boolean;
}

/** Says until when an amended order can be changed. Null once it cannot be changed, or if that is not known. */
export function amendMessage(order: AmendedOrder, now: Date): string | null {
  const onlyEntertaining = order.slotType === 'ENTERTAINING_COLLECTION';
  const hasEntertaining = onlyEntertaining || order.containsEntertaining;
  const slotDay = order.start && londonTime(order.start);
  if (order.cutoff && !dayjs(order.cutoff).isAfter(now)) return null;
  if (hasEntertaining && slotDay && isChristmas(slotDay)) {
    return londonTime(now).isBefore(endOf15December(slotDay))
      ? 'You can amend your order until midnight on 15 December'
      : null;
  }
  if (!order.cutoff) return null;
  if (onlyEntertaining) return 'To amend your order, please check individual product notice times';
  const sentence = `You can amend your order until ${formatCutoff(order.cutoff, now)}`;
  return hasEntertaining ? `${sentence}. Notice times for entertaining products vary` : sentence;
}

const formatCutoff = (cutoff: Date, now: Date): string =>
  isSameLondonDay(cutoff, now)
    ? `${formatTime(cutoff)} today`
    : `${formatTime(cutoff)} on ${formatDate(cutoff)}`;

/** Whether the day is one of 20 to 24 December. */
const isChristmas = (day: Dayjs): boolean => day.month() === 11 && day.date() >= 20 && day.date() <= 24;

/** Midnight that ends 15 December of the slot's year. */
const endOf15December = (december: Dayjs): Dayjs => december.date(16).startOf('day');
