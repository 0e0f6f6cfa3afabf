import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { customerIdAtom, looksSignedInAtom, sessionAtom } from './session.ts';
import { createShopperAtom } from './shopper.ts';

/**
 * The shopper for whom content is requested: a customer id, or `null` for a signed-out visitor. `undefined`
 * while the cookie says that somebody is signed in but the token service has not yet said who.
 */
export const contentShopperAtom = atom((get) =>
  get(sessionAtom).kind === 'pending' && get(looksSignedInAtom) ? undefined : get(customerIdAtom),
);

/** UNKNOWN until the shopper is signed in and the service has answered. */
export const deliveryPassAtom = createShopperAtom<DeliveryPassStatus>('UNKNOWN');

/**
 * True from a press on "Return to admin" until the page is left or the session could not be ended. A page
 * restored from the back/forward cache resets it.
 */
export const isReturningAtom = createShopperAtom(false);
