import type { Token } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { Logger } from '../platform/logger/logger.ts';
import type * as menus from '../services/menus.ts';
import type * as orders from '../services/orders.ts';
import type * as shopper from '../services/shopper.ts';
import type * as slots from '../services/slots.ts';
import type { fetchSuggestions } from '../services/suggestions.ts';
import type { logOut } from '../services/token.ts';
import type { fetchTrolley } from '../services/trolley.ts';
import { createOutbox } from './createOutbox.ts';

/** The calls of a module of `services/`, whose functions each take a back end and return a call. */
type Calls<Code> = {
  [Name in keyof Code]: Code[Name] extends (backEnd: never) => infer Call ? Call : never;
};

/** The calls that state may make. `app/runtime/createServices.ts` creates one such object for each shopper. */
export interface Services
  extends Calls<typeof menus>,
    Calls<Omit<typeof orders, 'cancelAmendMutation'>>,
    Calls<Pick<typeof shopper, 'fetchShoppingContext' | 'fetchPassStatus'>>,
    Calls<Pick<typeof slots, 'fetchReservations' | 'cancelReservation' | 'fetchAddress' | 'fetchBranch'>> {
  logger: Logger;
  startSession: () => Promise<Token | undefined>;
  logOut: ReturnType<typeof logOut>;
  fetchTrolley: ReturnType<typeof fetchTrolley>;
  fetchSuggestions: ReturnType<typeof fetchSuggestions>;
}

const baseAtom = atom<Services | undefined>(undefined);

/** The services. Their code runs after the header is usable; until it has run, reading the atom throws. */
export const servicesAtom = atom((get) => {
  const services = get(baseAtom);
  if (!services) throw new Error('Services are not connected yet: app/runtime/connect.ts must run first');
  return services;
});

const waiters = createOutbox<(services: Services) => void>();

/** Resolves to the services once their code has loaded, for actions that may start earlier. */
export const awaitServicesAtom = atom(
  null,
  (_get, set): Promise<Services> => new Promise((resolve) => set(waiters.sendAtom, resolve)),
);

export const connectServicesAtom = atom(null, (_get, set, services: Services) => {
  set(baseAtom, services);
  set(waiters.connectAtom, (resolve) => resolve(services));
});
