import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { customerIdAtom, looksSignedInAtom, sessionAtom } from './session.ts';
import { createShopperAtom } from './shopper.ts';

/**
 * The shopper that content is requested for: a customer id, or `null` for a visitor who is not signed in. `undefined`
 * while the cookie says that somebody is signed in and the token service has not yet said who.
 */
export const contentShopperAtom = atom((get) =>
  get(sessionAtom).kind === 'pending' && get(looksSignedInAtom) ? undefined : get(customerIdAtom),
);

/** UNKNOWN until the shopper is signed in and the service has answered. */
export const deliveryPassAtom = createShopperAtom<DeliveryPassStatus>('UNKNOWN');

/**
 * True from the press on "Return to admin" until the browser has left the page, or until the session could not be
 * ended. False makes the button ready again, also when the page comes back from the back/forward cache.
 */
export const isReturningAtom = createShopperAtom(false);
