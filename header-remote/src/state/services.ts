import type { Token } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { Logger } from '../platform/logger/logger.ts';
import type { FetchShoppingContext } from '../services/shopping-context/fetchShoppingContext.ts';
import type { FetchTrolley } from '../services/trolley/fetchTrolley.ts';

/** What state may ask of the outside world; built once per page, in `app/services.ts`. */
export interface Services {
  logger: Logger;
  startSession: () => Promise<Token | undefined>;
  fetchShoppingContext: FetchShoppingContext;
  fetchTrolley: FetchTrolley;
}

const baseAtom = atom<Services | undefined>(undefined);

/** The services, once their code has come: it loads after the header can be used. */
export const servicesAtom = atom((get) => {
  const services = get(baseAtom);
  if (!services) throw new Error('The services are not connected yet: app/connect.ts does that first');
  return services;
});

export const connectServicesAtom = atom(null, (_get, set, services: Services) => set(baseAtom, services));
