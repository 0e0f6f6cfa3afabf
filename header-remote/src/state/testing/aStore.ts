import type { SlotReservation } from '@grocer/shared-contracts';
import { aShoppingContext, aSlotReservation, aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { slotTimes } from '../../platform/dates/slotTimes.ts';
import type { TextStorage } from '../../platform/storage/storage.ts';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../analytics/events.ts';
import { connectOutboxAtom, type OutgoingEvent } from '../page/outbox.ts';
import { connectServicesAtom, type Services } from '../services.ts';
import { setSessionAtom } from '../session/session.ts';
import { loadShoppingContextAtom } from '../session/shoppingContext.ts';
import type { SlotState } from '../slot/slot.ts';

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

/** A new store of a signed-in customer who has begun an order. */
export async function aShopperStore(services: Partial<Services> = {}) {
  const shopper = aStore({ fetchShoppingContext: async () => aShoppingContext(), ...services });
  shopper.store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
  await shopper.store.set(loadShoppingContextAtom);
  return shopper;
}

/** A booked slot without an address and a branch. */
export function aBookedSlot(overrides: Partial<SlotReservation> = {}): SlotState {
  const reservation = aSlotReservation(overrides);
  return { kind: 'booked', reservation, times: slotTimes(reservation), address: null, branch: null };
}

/** A fake browser storage with these entries, and the map that it reads and writes. */
export function aStorage(stored: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(stored));
  const storage: TextStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
    onChange: () => () => {},
  };
  return { storage, texts };
}

/** A fake service call whose responses the test settles. `calls` has the first argument of each call. */
export function deferredCalls<Answer>() {
  const calls: unknown[] = [];
  const answers: PromiseWithResolvers<Answer>[] = [];
  const call = (...args: unknown[]) => {
    calls.push(args[0]);
    const answer = Promise.withResolvers<Answer>();
    answers.push(answer);
    return answer.promise;
  };
  return { calls, call, answer: (index: number) => answers[index] as PromiseWithResolvers<Answer> };
}

/** Waits until all promises that are already resolved have run their callbacks. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));
