import { londonDay } from '../shop/london.ts';
import { openOrderOf, signIn } from '../shop/shopper.ts';
import { bookSlot, bookSlotOn, fillTrolley, placeAndAmend } from './arrange.ts';
import type { Scenario } from './scenario.ts';
import { slotBooked } from './slots.ts';
import { partyFood, weeklyShop } from './trolleys.ts';

export const amending: Scenario = {
  title: 'An order to be delivered in two days is being amended; no saved card',
  arrange: (shopper, now) => {
    slotBooked.arrange(shopper, now);
    placeAndAmend(shopper, now);
    fillTrolley(shopper, { '124': 2, '125': 1 });
    shopper.savedCard = false;
  },
};

export const instantCheckout: Scenario = {
  title: 'An order is being amended, with a saved card: instant checkout is allowed',
  arrange: (shopper, now) => {
    amending.arrange(shopper, now);
    shopper.savedCard = true;
  },
};

export const newSlotGone: Scenario = {
  title:
    'Instant checkout is allowed; the cut-off of a newly chosen slot has passed, the placed slot is kept (error 058)',
  arrange: (shopper, now) => {
    instantCheckout.arrange(shopper, now);
    bookSlot(shopper, now, { service: 'delivery', inDays: 3, at: '18:00' });
    const chosen = openOrderOf(shopper).reservations.at(-1);
    if (chosen) chosen.cutoff = now;
  },
};

export const amendingMixed: Scenario = {
  title: 'Groceries and party food, to be collected together in eight days, are being amended',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, { ...weeklyShop, ...partyFood });
    bookSlot(shopper, now, { service: 'collection/groceriesandentertaining', inDays: 8, at: '14:00' });
    placeAndAmend(shopper, now);
  },
};

export const amendingSlotNotChangeable: Scenario = {
  title: 'An order that is already being prepared is being amended: its slot cannot be changed any more',
  arrange: (shopper, now) => {
    slotBooked.arrange(shopper, now);
    placeAndAmend(shopper, now).slotChangeable = false;
  },
};

export const christmasEntertaining: Scenario = {
  title: 'Party food to be collected on 22 December is being amended; the shop has its Christmas menu',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, partyFood);
    bookSlotOn(shopper, now, {
      service: 'collection/entertaining',
      day: christmasSlotDay(now),
      at: '14:00',
    });
    placeAndAmend(shopper, now);
    shopper.season = 'christmas';
  },
};

/** 22 December of the next Christmas for which orders can still be changed. */
export const christmasSlotDay = (now: Date): string => {
  const today = londonDay(now);
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) <= '12-15' ? year : year + 1}-12-22`;
};
