import * as browser from './browserSteps.ts';
import * as shopper from './shopperSteps.ts';
import type { Step } from './step.ts';

interface FoundOrder {
  name: string;
  owner: number | null;
  steps: readonly Step[];
  ways: Iterator<number>;
}

const [anna] = shopper.sessions;

/** Orders in which a tab once showed something else than it was told of. Random tests have found most of them. */
export const foundOrders: readonly FoundOrder[] = [
  {
    name: 'a tab that learns of the end of the session does not hide that somebody signs in at that moment',
    owner: 1,
    steps: [
      shopper.changeTrolley(0, '111', 0),
      browser.wait(500),
      shopper.endSession,
      browser.wait(500),
      shopper.signIn(0, anna),
    ],
    ways: ways([
      75, 237, 172, 70, 150, 55, 216, 215, 172, 196, 181, 66, 182, 153, 22, 4, 93, 9, 78, 235, 114, 264, 224,
      216, 61, 190, 62, 93, 26, 36, 88, 105, 89, 222, 58, 93, 252, 277, 116, 264, 149, 149, 192, 93, 292, 145,
      244, 248,
    ]),
  },
  {
    name: 'an answer of before a sign-in, which comes after the news of it, is asked for again',
    owner: 0,
    steps: [
      shopper.endSession,
      browser.hide(1),
      browser.wait(120_000),
      browser.show(1),
      browser.wait(200),
      shopper.signIn(0, anna),
    ],
    ways: ways([...Array(43).fill(50), 300]),
  },
  {
    name: 'a tab that is hidden while it learns who signs in tells the others, although one of them says that nobody is',
    owner: null,
    steps: [
      browser.wait(450),
      shopper.signIn(0, anna),
      shopper.changeTrolley(0, '111', 0),
      browser.hide(0),
      browser.settle,
    ],
    ways: ways([167, 290, 74, 43, 77, 270, 111, 25, 125, 160]),
  },
];

/** Those of the list, then one that stays the same. Milliseconds. */
function* ways(list: readonly number[]): Generator<number> {
  yield* list;
  for (;;) yield 50;
}
