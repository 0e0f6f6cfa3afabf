import { signIn } from '../shop/shopper.ts';
import { bookSlot, fillTrolley } from './arrange.ts';
import type { Scenario } from './scenario.ts';
import { partyFood, weeklyShop } from './trolleys.ts';

export const slotBooked: Scenario = {
  title: 'The weekly shop, to be delivered in two days from 9am to 10am',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, weeklyShop);
    bookSlot(shopper, now, { service: 'delivery', inDays: 2, at: '09:00' });
  },
};

export const collectionBooked: Scenario = {
  title: 'The weekly shop, to be collected in Bath in two days from 11am to midday',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, weeklyShop);
    bookSlot(shopper, now, { service: 'collection/groceries', inDays: 2, at: '11:00' });
  },
};

export const entertainingBooked: Scenario = {
  title: 'Party food, to be collected in Bath in eight days',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, partyFood);
    bookSlot(shopper, now, { service: 'collection/entertaining', inDays: 8, at: '14:00' });
  },
};
