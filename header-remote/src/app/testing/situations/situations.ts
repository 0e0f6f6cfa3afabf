import type { CallName, ScenarioParts } from '@grocer/sandbox';

/** How the services answer. `hanging`: only after ten minutes. `broken`: the connection is lost. */
export type Network = 'normal' | 'slow' | 'hanging' | 'failing' | 'broken';

/** A state of the whole header: the shopper, and how the services answer. */
export interface Situation {
  title: string;
  /** What a designer sees. */
  summary: string;
  parts: ScenarioParts;
  network?: Network;
  /** The calls that `network` applies to. By default all. */
  calls?: readonly CallName[];
  /** The calls that `network` does not apply to. */
  spared?: readonly CallName[];
  /** Where a designer has to look below 992 px to see what the summary says. */
  narrow?: string;
}

const customer = { session: 'customer', trolley: 'weekly' } as const;
const delivery = { ...customer, slot: 'delivery' } as const;

/** The calls that return who the shopper is. */
export const sessionCalls = ['token', 'context'] as const satisfies readonly CallName[];

/** The situations that designers review. The keys are the last parts of their stories' ids. */
export const situations = {
  anonymous: {
    title: 'Anonymous',
    summary: 'Nobody is signed in: Sign in and Register, “Book a slot”, an empty trolley.',
    parts: {},
  },
  'signed-in': {
    title: 'Signed in',
    summary: 'A customer with a trolley and no slot: account links, “Book a slot”, the total.',
    parts: customer,
  },
  'slot-booked': {
    title: 'Slot booked',
    summary: 'A delivery is booked: the slot button has day and time, and opens the slot’s details.',
    parts: delivery,
  },
  amending: {
    title: 'Amending, before the cut-off',
    summary: 'A placed order is open for changes: the bar at the bottom says until when.',
    parts: { ...delivery, order: 'amending' },
  },
  'past-cut-off': {
    title: 'Amending, after the cut-off',
    summary: 'The cut-off has passed: the bar keeps its label and “Discard changes”, without a sentence.',
    parts: { ...delivery, order: 'past-cut-off' },
  },
  'support-user': {
    title: 'Support user',
    summary: 'Somebody of customer service shops for a customer: “Return to admin”.',
    parts: { ...delivery, session: 'support' },
    narrow: '“Return to admin” is in the menu.',
  },
  'pass-holder': {
    title: 'Delivery pass holder',
    summary: 'A customer with an active delivery pass: the account menu has its row.',
    parts: { ...delivery, session: 'pass-holder' },
  },
  christmas: {
    title: 'Christmas',
    summary: 'The Christmas menu is in the navigation row, and party food for 22 December is being amended.',
    parts: {
      session: 'customer',
      slot: 'christmas',
      order: 'amending',
      trolley: 'party-food',
      season: 'christmas',
    },
  },
  'long-values': {
    title: 'Long values, 99+ items',
    summary:
      'A Wednesday, midday, 480 items and a total of four digits: nothing wraps or collides. At 320 px the slot’s words end in an ellipsis.',
    parts: { session: 'customer', slot: 'longest', trolley: 'longest' },
  },
  'slot-error': {
    title: 'Slot error',
    summary:
      'The slot service fails: the slot button has an icon and the word “Slot”, and leads to the page.',
    parts: delivery,
    network: 'failing',
    calls: ['slots'],
  },
  'trolley-error': {
    title: 'Trolley error',
    summary: 'The trolley service fails: an icon and the word “Trolley” in place of number and total.',
    parts: delivery,
    network: 'failing',
    calls: ['getTrolley'],
  },
  'everything-slow': {
    title: 'Everything slow',
    summary: 'A customer’s first page while no service has answered: placeholder bars.',
    parts: delivery,
    network: 'hanging',
  },
  'everything-failing': {
    title: 'Everything failing',
    summary:
      'Trolley, slot, menus and content answer 503: search and links still work. The session is known; Network “offline” of the toolbar shows the header when it is not.',
    parts: delivery,
    network: 'failing',
    spared: sessionCalls,
  },
} satisfies Record<string, Situation>;

export type SituationName = keyof typeof situations;
