import type { Scenario } from './scenario.ts';
import { signedIn } from './session.ts';

export const trolleyError: Scenario = {
  title: 'Signed in; the trolley service answers with failures and no trolley',
  arrange: (shopper, now) => {
    signedIn.arrange(shopper, now);
    shopper.outages.add('trolley');
  },
};
