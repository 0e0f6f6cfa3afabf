import type { Scenario } from './scenario.ts';
import { signedIn } from './session.ts';
import { slotBooked } from './slots.ts';

export const trolleyError: Scenario = {
  title: 'Signed in; the trolley service answers with failures and no trolley',
  arrange: (shopper, now) => {
    signedIn.arrange(shopper, now);
    shopper.outages.add('trolley');
  },
};

export const slotError: Scenario = {
  title: 'Signed in with a slot booked; the slot service is down',
  arrange: (shopper, now) => {
    slotBooked.arrange(shopper, now);
    shopper.outages.add('slots');
  },
};

export const taxonomyError: Scenario = {
  title: 'Signed in; the taxonomy service is down',
  arrange: (shopper, now) => {
    signedIn.arrange(shopper, now);
    shopper.outages.add('taxonomy');
  },
};

export const contextError: Scenario = {
  title: 'Signed in; the shopping context service is down',
  arrange: (shopper, now) => {
    signedIn.arrange(shopper, now);
    shopper.outages.add('context');
  },
};
