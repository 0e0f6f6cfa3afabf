import { newShopper, type Shopper } from '../shop/shopper.ts';

/** `arrange` puts a new shopper into the state that the title describes. `now` is the sandbox's current time. */
export type Scenario = { title: string; arrange: (shopper: Shopper, now: Date) => void };

export const shopperIn = (scenario: Scenario, now: Date): Shopper => {
  const shopper = newShopper();
  scenario.arrange(shopper, now);
  return shopper;
};
