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

/** What state may ask of the outside world; built once per page, in `app/services.ts`. */
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

/** The services, once their code has come: it loads after the header can be used. */
export const servicesAtom = atom((get) => {
  const services = get(baseAtom);
  if (!services) throw new Error('The services are not connected yet: app/connect.ts does that first');
  return services;
});

/** Whether the services can be asked already. */
export const servicesConnectedAtom = atom((get) => get(baseAtom) !== undefined);

const waitingAtom = atom<readonly ((services: Services) => void)[]>([]);

/** The services as soon as their code has come, for what a shopper may ask for before that. */
export const awaitServicesAtom = atom(null, (get, set): Promise<Services> => {
  const services = get(baseAtom);
  if (services) return Promise.resolve(services);
  return new Promise((resolve) => set(waitingAtom, (waiting) => [...waiting, resolve]));
});

export const connectServicesAtom = atom(null, (get, set, services: Services) => {
  set(baseAtom, services);
  for (const resolve of get(waitingAtom)) resolve(services);
  set(waitingAtom, []);
});
