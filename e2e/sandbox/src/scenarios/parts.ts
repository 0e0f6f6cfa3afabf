import { addDays, addMinutes, londonDay } from '../shop/london.ts';
import { currentReservation } from '../shop/order.ts';
import { openOrderOf, type Shopper, signIn } from '../shop/shopper.ts';
import { christmasSlotDay } from './amending.ts';
import { bookSlot, bookSlotOn, fillTrolley, placeAndAmend, type ShoppingList } from './arrange.ts';
import type { Scenario } from './scenario.ts';
import { largeShop, partyFood, weeklyShop } from './trolleys.ts';

/** A scenario put together from parts, for states that have no name. A part that is left out has the first value. */
export type ScenarioParts = {
  /** Without a session the shopper has no slot, no trolley and no order. */
  session?: 'none' | 'customer' | 'support' | 'pass-holder';
  slot?: 'none' | 'delivery' | 'collection' | 'party-food' | 'christmas' | 'longest';
  /** `past-cut-off`: is being amended, and its cut-off has passed. Both need a slot. */
  order?: 'new' | 'amending' | 'past-cut-off';
  /** `large`: 120 items. `longest`: 120 items for more than £1,000. */
  trolley?: 'empty' | 'weekly' | 'large' | 'longest' | 'party-food';
  season?: 'none' | 'christmas';
};

export const scenarioOf = (parts: ScenarioParts): Scenario => ({
  title: Object.values(parts).join(', '),
  arrange: (shopper, now) => {
    shopper.season = parts.season ?? 'none';
    const { session = 'none', slot = 'none', order = 'new', trolley = 'empty' } = parts;
    if (session === 'none') return;
    signIn(shopper, now, session === 'support' ? 'support' : 'customer');
    if (session === 'pass-holder') shopper.deliveryPass = 'ACTIVE';
    fillTrolley(shopper, trolleys[trolley]());
    if (slot === 'none') return;
    slots[slot](shopper, now);
    if (order !== 'new') amendOrder(shopper, now, order);
  },
});

const amendOrder = (shopper: Shopper, now: Date, order: 'amending' | 'past-cut-off') => {
  placeAndAmend(shopper, now);
  const reservation = currentReservation(openOrderOf(shopper));
  if (reservation && order === 'past-cut-off') reservation.cutoff = addMinutes(now, -60);
};

const trolleys: Record<NonNullable<ScenarioParts['trolley']>, () => ShoppingList> = {
  empty: () => ({}),
  weekly: () => weeklyShop,
  large: () => largeShop,
  longest: () => Object.fromEntries(Object.keys(largeShop).map((lineNumber) => [lineNumber, 4])),
  'party-food': () => partyFood,
};

const slots: Record<
  Exclude<ScenarioParts['slot'], 'none' | undefined>,
  (shopper: Shopper, now: Date) => void
> = {
  delivery: (shopper, now) => bookSlot(shopper, now, { service: 'delivery', inDays: 2, at: '09:00' }),
  collection: (shopper, now) =>
    bookSlot(shopper, now, { service: 'collection/groceries', inDays: 2, at: '11:00' }),
  'party-food': (shopper, now) =>
    bookSlot(shopper, now, { service: 'collection/entertaining', inDays: 8, at: '14:00' }),
  christmas: (shopper, now) =>
    bookSlotOn(shopper, now, {
      service: 'collection/entertaining',
      day: christmasSlotDay(now),
      at: '14:00',
    }),
  longest: (shopper, now) =>
    bookSlotOn(shopper, now, { service: 'delivery', day: nextWednesday(now), at: '11:00' }),
};

/** The weekday with the longest name, with a day of two digits. */
const nextWednesday = (now: Date): string => {
  const days = Array.from({ length: 28 }, (_, index) => addDays(londonDay(now), index + 2));
  const isLong = (day: string) => new Date(day).getUTCDay() === 3 && Number(day.slice(8)) > 9;
  return days.find(isLong) ?? addDays(londonDay(now), 2);
};
