import type { Routes } from '@grocer/shared-contracts';
import { ShopError } from '../shop/createCall.ts';

/** Why an order was not placed, and a link to the page that solves the problem. */
export interface PlaceOrderProblem {
  text: string;
  link?: { name: string; to: string };
}

const prefix = 'ORDER_ORCHESTRATION_';

/** The message for an error of the order service. */
export function placeOrderProblem(error: unknown, routes: Routes): PlaceOrderProblem {
  const code = error instanceof ShopError ? (error.code ?? '') : '';
  const bookASlot = { name: 'Book a slot', to: routes.serviceSelection() };
  const goToTrolley = { name: 'Go to trolley', to: routes.trolley() };
  switch (code.replace(prefix, '')) {
    case '017':
      return { text: 'You still need to book a slot.', link: bookASlot };
    case '029':
      return {
        text: "Sorry, you've been timed out: your slot is no longer reserved. Your shopping is still in your trolley.",
        link: bookASlot,
      };
    case '044':
    case '058':
      return { text: 'Sorry, there was a problem confirming your slot.', link: bookASlot };
    case '041':
      return { text: 'There are problems with your trolley.', link: goToTrolley };
    case '042':
      return { text: 'Minimum spend not met.', link: goToTrolley };
    case '043':
      return {
        text: 'Your slot is for groceries and entertaining: please add a grocery item.',
        link: goToTrolley,
      };
    case '125':
      return { text: 'Please add your address.', link: { name: 'Go to my details', to: routes.myDetails() } };
    default:
      return { text: "Sorry, there's been a problem. Please try again." };
  }
}
