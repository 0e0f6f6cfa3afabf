import { openOrderOf, signIn } from '../shop/shopper.ts';
import { fillTrolley } from './arrange.ts';
import type { Scenario } from './scenario.ts';
import { partyFood, weeklyShop } from './trolleys.ts';

export const anonymous: Scenario = {
  title: 'A visitor who is not signed in',
  arrange: () => {},
};

export const signedIn: Scenario = {
  title: 'A signed-in customer with the weekly shop in the trolley and no slot',
  arrange: (shopper, now) => {
    signIn(shopper, now);
    fillTrolley(shopper, weeklyShop);
  },
};

export const supportUser: Scenario = {
  title: 'A support user signed on as a customer with the weekly shop in the trolley',
  arrange: (shopper, now) => {
    signIn(shopper, now, 'support');
    fillTrolley(shopper, weeklyShop);
  },
};

export const otherCustomer: Scenario = {
  title: 'Another customer, who has an order and an id of their own, with party food in the trolley',
  arrange: (shopper, now) => {
    shopper.customerId = '100003';
    signIn(shopper, now);
    const order = openOrderOf(shopper);
    order.customerOrderId = '7001';
    shopper.currentOrderId = order.customerOrderId;
    fillTrolley(shopper, partyFood);
  },
};

export const passActive: Scenario = {
  title: 'Signed in, with an active delivery pass',
  arrange: (shopper, now) => {
    signedIn.arrange(shopper, now);
    shopper.deliveryPass = 'ACTIVE';
  },
};

export const passAvailable: Scenario = {
  title: 'Signed in, without a delivery pass, and one is available',
  arrange: (shopper, now) => {
    signedIn.arrange(shopper, now);
    shopper.deliveryPass = 'AVAILABLE';
  },
};

export const seasonal: Scenario = {
  title: 'Signed in while the shop has its Christmas menu',
  arrange: (shopper, now) => {
    signedIn.arrange(shopper, now);
    shopper.season = 'christmas';
  },
};
