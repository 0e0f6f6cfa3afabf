import { aShoppingContext, aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../page/analytics.ts';
import { connectOutboxAtom, type OutgoingEvent } from '../page/outbox.ts';
import { connectServicesAtom, type Services } from '../services.ts';
import { setSessionAtom } from '../session/session.ts';
import { loadShoppingContextAtom } from '../session/shoppingContext.ts';

/** A new store with the given fake services. Calling any other service throws. */
export function aStore(services: Partial<Services> = {}) {
  const store = createStore();
  const emitted: OutgoingEvent[] = [];
  const tracked: AnalyticsEvent[] = [];
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const logger = { response: () => {}, success: log, failure: log, warning: log };
  store.set(connectServicesAtom, { logger, ...services } as Services);
  store.set(connectOutboxAtom, (message) => emitted.push(message));
  store.set(connectAnalyticsAtom, (event) => void tracked.push(event));
  return { store, emitted, tracked, logged };
}

/** The same for a signed-in customer who has begun an order. */
export async function aShopperStore(services: Partial<Services> = {}) {
  const shopper = aStore({ fetchShoppingContext: async () => aShoppingContext(), ...services });
  shopper.store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
  await shopper.store.set(loadShoppingContextAtom);
  return shopper;
}
