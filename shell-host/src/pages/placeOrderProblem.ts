import type { Routes } from '@grocer/shared-contracts';
import { ShopError } from '../shop/createCall.ts';

/** Why an order was not placed, and a link to the page that solves the problem. */
interface PlaceOrderProblem {
  text: string;
  link?: { name: string; to: string };
}

const prefix = 'ORDER_ORCHESTRATION_';

/** The message for an error of the order service. */
export function placeOrderProblem(error: unknown, routes: Routes): PlaceOrderProblem {
  const code = error instanceof ShopError ? error.code?.replace(prefix, '') : undefined;
  return problems(routes)[code ?? ''] ?? { text: "Sorry, there's been a problem. Please try again." };
}

function problems(routes: Routes): Record<string, PlaceOrderProblem> {
  const bookASlot = { name: 'Book a slot', to: routes.serviceSelection() };
  const goToTrolley = { name: 'Go to trolley', to: routes.trolley() };
  const slotGone = { text: 'Sorry, there was a problem confirming your slot.', link: bookASlot };
  const expired = "Sorry, you've been timed out: your slot is no longer reserved.";
  const needsGroceries = 'Your slot is for groceries and entertaining: please add a grocery item.';
  return {
    '017': { text: 'You still need to book a slot.', link: bookASlot },
    '029': { text: `${expired} Your shopping is still in your trolley.`, link: bookASlot },
    '041': { text: 'Items in your trolley are not available.', link: goToTrolley },
    '042': { text: 'Minimum spend not met.', link: goToTrolley },
    '043': { text: needsGroceries, link: goToTrolley },
    '044': slotGone,
    '058': slotGone,
    '125': { text: 'Please add your address.', link: { name: 'Go to my details', to: routes.myDetails() } },
  };
}
