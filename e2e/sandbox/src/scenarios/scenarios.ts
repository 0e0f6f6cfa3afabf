import {
  amending,
  amendingMixed,
  amendingSlotNotChangeable,
  christmasEntertaining,
  instantCheckout,
  newSlotGone,
} from './amending.ts';
import { contextError, slotError, taxonomyError, trolleyError } from './outages.ts';
import { type ScenarioParts, scenarioOf } from './parts.ts';
import type { Scenario } from './scenario.ts';
import {
  secondShop,
  secondShopCollectionBooked,
  secondShopInstantCheckout,
  secondShopSignedIn,
  secondShopSlotBooked,
} from './secondShop.ts';
import {
  anonymous,
  otherCustomer,
  passActive,
  passAvailable,
  seasonal,
  signedIn,
  supportUser,
} from './session.ts';
import { collectionBooked, entertainingBooked, slotBooked } from './slots.ts';
import { belowMinimumSpend, conflicts, largeTrolley } from './trolleys.ts';

export const scenarios = {
  anonymous,
  'signed-in': signedIn,
  'support-user': supportUser,
  'other-customer': otherCustomer,
  'slot-booked': slotBooked,
  'collection-booked': collectionBooked,
  'entertaining-booked': entertainingBooked,
  amending,
  'amending-slot-not-changeable': amendingSlotNotChangeable,
  'amending-mixed': amendingMixed,
  'instant-checkout': instantCheckout,
  'new-slot-gone': newSlotGone,
  'christmas-entertaining': christmasEntertaining,
  conflicts,
  'below-minimum-spend': belowMinimumSpend,
  'large-trolley': largeTrolley,
  'pass-active': passActive,
  'pass-available': passAvailable,
  seasonal,
  'trolley-error': trolleyError,
  'slot-error': slotError,
  'taxonomy-error': taxonomyError,
  'context-error': contextError,
  'second-shop': secondShop,
  'second-shop-signed-in': secondShopSignedIn,
  'second-shop-slot-booked': secondShopSlotBooked,
  'second-shop-collection-booked': secondShopCollectionBooked,
  'second-shop-instant-checkout': secondShopInstantCheckout,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** A scenario by its name, or put together from parts. */
export type ScenarioChoice = ScenarioName | ScenarioParts;

export const findScenario = (choice: ScenarioChoice): Scenario =>
  typeof choice === 'string' ? scenarios[choice] : scenarioOf(choice);
