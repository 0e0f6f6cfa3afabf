import type { Token } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { Logger } from '../platform/logger/logger.ts';
import type {
  fetchBanners,
  fetchExperienceFragment,
  fetchMegaMenuMaster,
  fetchSeasonalMaster,
  fetchTaxonomy,
} from '../services/menus.ts';
import type { cancelAmend, fetchOrder, placeOrder, sendInstantCheckoutBeacon } from '../services/orders.ts';
import type { fetchPassStatus, fetchShoppingContext } from '../services/shopper.ts';
import type { cancelReservation, fetchAddress, fetchBranch, fetchReservations } from '../services/slots.ts';
import type { fetchSuggestions } from '../services/suggestions.ts';
import type { logOut } from '../services/token.ts';
import type { fetchTrolley } from '../services/trolley.ts';
import { createOutbox } from './createOutbox.ts';

/** The calls whose answers only the menus show. */
export interface MenuServices {
  fetchTaxonomy: ReturnType<typeof fetchTaxonomy>;
  fetchMegaMenuMaster: ReturnType<typeof fetchMegaMenuMaster>;
  fetchSeasonalMaster: ReturnType<typeof fetchSeasonalMaster>;
  fetchExperienceFragment: ReturnType<typeof fetchExperienceFragment>;
  fetchBanners: ReturnType<typeof fetchBanners>;
}

/** The calls that only the dialogs of an order make. */
export interface OrderServices {
  cancelAmend: ReturnType<typeof cancelAmend>;
  fetchOrder: ReturnType<typeof fetchOrder>;
  placeOrder: ReturnType<typeof placeOrder>;
  sendInstantCheckoutBeacon: ReturnType<typeof sendInstantCheckoutBeacon>;
}

/** The calls that state may make. Created once per page, in `app/runtime/createServices.ts`. */
export interface Services extends MenuServices, OrderServices {
  logger: Logger;
  startSession: () => Promise<Token | undefined>;
  logOut: ReturnType<typeof logOut>;
  fetchShoppingContext: ReturnType<typeof fetchShoppingContext>;
  fetchTrolley: ReturnType<typeof fetchTrolley>;
  fetchReservations: ReturnType<typeof fetchReservations>;
  cancelReservation: ReturnType<typeof cancelReservation>;
  fetchAddress: ReturnType<typeof fetchAddress>;
  fetchBranch: ReturnType<typeof fetchBranch>;
  fetchSuggestions: ReturnType<typeof fetchSuggestions>;
  fetchPassStatus: ReturnType<typeof fetchPassStatus>;
}

const baseAtom = atom<Services | undefined>(undefined);

/** The services. Their code loads after the header is usable; reading the atom before throws. */
export const servicesAtom = atom((get) => {
  const services = get(baseAtom);
  if (!services) throw new Error('Services are not connected yet: app/runtime/connect.ts must run first');
  return services;
});

const waiters = createOutbox<(services: Services) => void>();

/** Resolves to the services once their code has loaded, for actions that a shopper may start before that. */
export const awaitServicesAtom = atom(
  null,
  (_get, set): Promise<Services> => new Promise((resolve) => set(waiters.sendAtom, resolve)),
);

export const connectServicesAtom = atom(null, (_get, set, services: Services) => {
  set(baseAtom, services);
  set(waiters.connectAtom, (resolve) => resolve(services));
});
