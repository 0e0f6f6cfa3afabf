import type { Token } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { Logger } from '../platform/logger/logger.ts';
import type { FetchAddress } from '../services/addresses/fetchAddress.ts';
import type { FetchBanners } from '../services/banners/fetchBanners.ts';
import type { FetchBranch } from '../services/branches/fetchBranch.ts';
import type { FetchContentFragment } from '../services/content/fetchContentFragment.ts';
import type { FetchExperienceFragment } from '../services/content/fetchExperienceFragment.ts';
import type { FetchMasterFragment } from '../services/content/fetchMasterFragments.ts';
import type { FetchPassStatus } from '../services/delivery-pass/fetchPassStatus.ts';
import type { FetchOrder } from '../services/orders/fetchOrder.ts';
import type { PlaceOrder } from '../services/orders/placeOrder.ts';
import type { SendInstantCheckoutBeacon } from '../services/orders/sendInstantCheckoutBeacon.ts';
import type { FetchShoppingContext } from '../services/shopping-context/fetchShoppingContext.ts';
import type { CancelReservation } from '../services/slots/cancelReservation.ts';
import type { FetchReservations } from '../services/slots/fetchReservations.ts';
import type { FetchSuggestions } from '../services/suggest/fetchSuggestions.ts';
import type { FetchTaxonomy } from '../services/taxonomy/fetchTaxonomy.ts';
import type { LogOut } from '../services/token/logOut.ts';
import type { CancelAmend } from '../services/trolley/cancelAmend.ts';
import type { FetchTrolley } from '../services/trolley/fetchTrolley.ts';

/** The calls that state may make. Created once per page, in `app/runtime/createServices.ts`. */
export interface Services {
  logger: Logger;
  startSession: () => Promise<Token | undefined>;
  logOut: LogOut;
  fetchShoppingContext: FetchShoppingContext;
  fetchTrolley: FetchTrolley;
  cancelAmend: CancelAmend;
  fetchReservations: FetchReservations;
  cancelReservation: CancelReservation;
  fetchAddress: FetchAddress;
  fetchBranch: FetchBranch;
  fetchOrder: FetchOrder;
  placeOrder: PlaceOrder;
  sendInstantCheckoutBeacon: SendInstantCheckoutBeacon;
  fetchSuggestions: FetchSuggestions;
  fetchPassStatus: FetchPassStatus;
  fetchTaxonomy: FetchTaxonomy;
  fetchContentFragment: FetchContentFragment;
  fetchMegaMenuMaster: FetchMasterFragment;
  fetchSeasonalMaster: FetchMasterFragment;
  fetchExperienceFragment: FetchExperienceFragment;
  fetchBanners: FetchBanners;
}

const baseAtom = atom<Services | undefined>(undefined);

/** The services. Their code loads after the header is usable; reading the atom before throws. */
export const servicesAtom = atom((get) => {
  const services = get(baseAtom);
  if (!services) throw new Error('Services are not connected yet: app/runtime/connect.ts must run first');
  return services;
});

/** Whether the code of the services has loaded. */
export const servicesConnectedAtom = atom((get) => get(baseAtom) !== undefined);

const waitersAtom = atom<readonly ((services: Services) => void)[]>([]);

/** Resolves to the services once their code has loaded, for actions that a shopper may start before that. */
export const awaitServicesAtom = atom(null, (get, set): Promise<Services> => {
  const services = get(baseAtom);
  if (services) return Promise.resolve(services);
  return new Promise((resolve) => set(waitersAtom, (waiters) => [...waiters, resolve]));
});

export const connectServicesAtom = atom(null, (get, set, services: Services) => {
  set(baseAtom, services);
  for (const resolve of get(waitersAtom)) resolve(services);
  set(waitersAtom, []);
});
