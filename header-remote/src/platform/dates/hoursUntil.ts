import { dayjs } from './londonTime.ts';

/** Hours from `now` to `instant`, rounded; negative when it has passed. */
export const hoursUntil = (instant: Date, now: Date): number =>
  Math.round(dayjs.utc(instant).diff(dayjs.utc(now), 'hour', true));
