import { newShopper, type Shopper } from '../shop/shopper.ts';

/** `arrange` brings a new shopper into the state that the title tells; `now` is the sandbox's clock. */
export type Scenario = { title: string; arrange: (shopper: Shopper, now: Date) => void };

export const shopperIn = (scenario: Scenario, now: Date): Shopper => {
  const shopper = newShopper();
  scenario.arrange(shopper, now);
  return shopper;
};
