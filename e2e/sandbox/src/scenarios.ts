import { arrange, bookSlot, fillTrolley, type Recipe, type ScenarioParts, slots } from './scenarioParts.ts';
import { openOrderOf, type Shopper } from './shop/shopper.ts';

type Scenario = Recipe & { title: string };

const signedIn = {
  title: 'A signed-in customer with the weekly shop in the trolley and no slot',
  session: 'customer',
  trolley: 'weekly',
} satisfies Scenario;

const slotBooked = {
  ...signedIn,
  title: 'The weekly shop, to be delivered in two days from 9am to 10am',
  slot: 'delivery',
} satisfies Scenario;

const collectionBooked = {
  ...signedIn,
  title: 'The weekly shop, to be collected in Bath in two days from 11am to midday',
  slot: 'collection',
} satisfies Scenario;

const instantCheckout = {
  ...slotBooked,
  title: 'An order is being amended, with a saved card: instant checkout is allowed',
  order: 'amending',
  also: (shopper) => fillTrolley(shopper, { '124': 2, '125': 1 }),
} satisfies Scenario;

const anonymous = { title: 'A visitor who is not signed in' };

/** The same scenario in the sandbox's second shop, whose responses have other, equally valid shapes. */
const inSecondShop = (scenario: Scenario): Scenario => ({
  ...scenario,
  title: `Second shop: ${scenario.title}`,
  shop: 'second',
  season: 'easter',
});

export const scenarios = {
  anonymous,
  'signed-in': signedIn,
  'support-user': {
    title: 'A support user signed on as a customer with the weekly shop in the trolley',
    session: 'support',
    trolley: 'weekly',
  },
  'other-customer': {
    title: 'Another customer, who has an order and an id of their own, with party food in the trolley',
    session: 'customer',
    trolley: 'party-food',
    also: (shopper) => {
      shopper.customerId = '100003';
      shopper.currentOrderId = openOrderOf(shopper).customerOrderId = '7001';
    },
  },
  'slot-booked': slotBooked,
  'collection-booked': collectionBooked,
  'entertaining-booked': {
    title: 'Party food, to be collected in Bath in eight days',
    session: 'customer',
    trolley: 'party-food',
    slot: 'party-food',
  },
  amending: {
    ...instantCheckout,
    title: 'An order to be delivered in two days is being amended; no saved card',
    also: (shopper) => {
      instantCheckout.also(shopper);
      shopper.savedCard = false;
    },
  },
  'amending-slot-not-changeable': {
    ...slotBooked,
    title: 'An order that is already being prepared is being amended: its slot cannot be changed any more',
    order: 'amending',
    also: (shopper) => {
      openOrderOf(shopper).slotChangeable = false;
    },
  },
  'amending-mixed': {
    title: 'Groceries and party food, to be collected together in eight days, are being amended',
    session: 'customer',
    trolley: 'mixed',
    slot: 'mixed',
    order: 'amending',
  },
  'instant-checkout': instantCheckout,
  'new-slot-gone': {
    ...instantCheckout,
    title:
      'Instant checkout is allowed; the cut-off of a newly chosen slot has passed, the placed slot is kept (error 058)',
    also: (shopper, now) => {
      instantCheckout.also(shopper);
      bookSlot(shopper, slots.evening, now).cutoff = now;
    },
  },
  'christmas-entertaining': {
    title: 'Party food to be collected on 22 December is being amended; the shop has its Christmas menu',
    session: 'customer',
    trolley: 'party-food',
    slot: 'christmas',
    order: 'amending',
    season: 'christmas',
  },
  conflicts: {
    ...slotBooked,
    title: 'Delivery booked; two items are unavailable and one comes as a substitute',
    also: (shopper) => {
      const [milk, loaf, eggs] = openOrderOf(shopper).lines;
      if (milk) milk.stock = 'hard';
      if (loaf) loaf.stock = 'hard';
      if (eggs) eggs.stock = 'soft';
    },
  },
  'below-minimum-spend': {
    ...slotBooked,
    title: 'Delivery booked, and too little in the trolley to check out',
    trolley: 'below-minimum',
  },
  'large-trolley': {
    title: 'Delivery booked; 120 items in the trolley',
    session: 'customer',
    trolley: 'large',
    slot: 'evening',
  },
  'pass-active': { ...signedIn, title: 'Signed in, with an active delivery pass', session: 'pass-holder' },
  'pass-available': {
    ...signedIn,
    title: 'Signed in, without a delivery pass, and one is available',
    also: (shopper) => {
      shopper.deliveryPass = 'AVAILABLE';
    },
  },
  seasonal: { ...signedIn, title: 'Signed in while the shop has its Christmas menu', season: 'christmas' },
  'trolley-error': {
    ...signedIn,
    title: 'Signed in; the trolley service answers with failures and no trolley',
    also: (shopper) => shopper.outages.add('trolley'),
  },
  'slot-error': {
    ...slotBooked,
    title: 'Signed in with a slot booked; the slot service is down',
    also: (shopper) => shopper.outages.add('slots'),
  },
  'taxonomy-error': {
    ...signedIn,
    title: 'Signed in; the taxonomy service is down',
    also: (shopper) => shopper.outages.add('taxonomy'),
  },
  'context-error': {
    ...signedIn,
    title: 'Signed in; the shopping context service is down',
    also: (shopper) => shopper.outages.add('context'),
  },
  'second-shop': inSecondShop(anonymous),
  'second-shop-signed-in': inSecondShop(signedIn),
  'second-shop-slot-booked': inSecondShop(slotBooked),
  'second-shop-collection-booked': inSecondShop(collectionBooked),
  'second-shop-instant-checkout': inSecondShop(instantCheckout),
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** A scenario: its name, or its parts. */
export type ScenarioChoice = ScenarioName | ScenarioParts;

export const shopperIn = (scenario: ScenarioChoice, now: Date): Shopper =>
  arrange(typeof scenario === 'string' ? scenarios[scenario] : scenario, now);
