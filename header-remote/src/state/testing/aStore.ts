import { aShoppingContext, aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../analytics.ts';
import { connectOutboxAtom, type Message } from '../outbox.ts';
import { connectServicesAtom, type Services } from '../services.ts';
import { setSessionAtom } from '../session.ts';
import { loadShoppingContextAtom } from '../shoppingContext.ts';

/** A fresh store over services that a test plays; asking any other is an error. */
export function aStore(services: Partial<Services> = {}) {
  const store = createStore();
  const told: Message[] = [];
  const tracked: AnalyticsEvent[] = [];
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const logger = { response: () => {}, success: log, failure: log, warning: log };
  store.set(connectServicesAtom, { logger, ...services } as Services);
  store.set(connectOutboxAtom, (message) => told.push(message));
  store.set(connectAnalyticsAtom, (event) => void tracked.push(event));
  return { store, told, tracked, logged };
}

/** The same for a customer who has begun an order. */
export async function aShopperStore(services: Partial<Services> = {}) {
  const known = aStore({ fetchShoppingContext: async () => aShoppingContext(), ...services });
  known.store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
  await known.store.set(loadShoppingContextAtom);
  return known;
}
