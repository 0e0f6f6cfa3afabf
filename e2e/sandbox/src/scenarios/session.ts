import { signIn } from '../shop/shopper.ts';
import type { Scenario } from './scenario.ts';
import { fillTrolley, weeklyShop } from './trolleys.ts';

export const anonymous: Scenario = {
  title: 'A visitor who is not signed in',
  arrange: () => {},
};

export const signedIn: Scenario = {
  title: 'A signed-in customer with the weekly shop in the trolley and no slot',
  arrange: (shopper) => {
    signIn(shopper);
    fillTrolley(shopper, weeklyShop);
  },
};
