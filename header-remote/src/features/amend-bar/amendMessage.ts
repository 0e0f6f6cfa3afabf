import type { SlotType } from '@grocer/shared-contracts';
import { isSameLondonDay, londonDay } from '../../platform/clock/londonDay.ts';
import { formatDate } from '../../ui/date-time/formatDate.ts';
import { formatTime } from '../../ui/date-time/formatTime.ts';

export interface AmendedOrder {
  slotType: SlotType;
  /** Beginning of the slot; null where it is missing or no date. */
  start: Date | null;
  /** Until when the order can be amended: the slot's amendOrderCutoffDateTime. */
  cutoff: Date | null;
  containsEntertaining: boolean;
}

/** Until when an amended order can still be changed (specification §5, clarification 105); null once it cannot. */
export function amendMessage(order: AmendedOrder, now: Date): string | null {
  const onlyEntertaining = order.slotType === 'ENTERTAINING_COLLECTION';
  const hasEntertaining = onlyEntertaining || order.containsEntertaining;
  if (order.cutoff && order.cutoff <= now) return null;
  if (hasEntertaining && isChristmas(order.start)) {
    return isBeforeChristmasCutoff(order.start, now)
      ? 'You can amend your order until midnight on 15 December'
      : null;
  }
  if (!order.cutoff) return null;
  if (onlyEntertaining) return 'To amend your order, please check individual product notice times';
  const sentence = `You can amend your order until ${moment(order.cutoff, now)}`;
  return hasEntertaining ? `${sentence}. Notice times for entertaining products vary` : sentence;
}

const moment = (cutoff: Date, now: Date): string =>
  isSameLondonDay(cutoff, now)
    ? `${formatTime(cutoff)} today`
    : `${formatTime(cutoff)} on ${formatDate(cutoff)}`;

/** 20 to 24 December on London's calendar. */
const isChristmas = (start: Date | null): boolean => /-12-2[0-4]$/.test(londonDay(start) ?? '');

/** Midnight is the end of the 15th: days compare as they are written. */
const isBeforeChristmasCutoff = (start: Date | null, now: Date): boolean =>
  (londonDay(now) ?? '') <= `${londonDay(start)?.slice(0, 4)}-12-15`;
