import { atom } from 'jotai';
import { customerIdAtom, looksSignedInAtom, sessionAtom } from './session.ts';

/**
 * The shopper that content is requested for: a customer id, or `null` for a visitor who is not signed in. `undefined`
 * while the cookie says that somebody is signed in and the token service has not yet said who.
 */
export const contentShopperAtom = atom((get) =>
  get(sessionAtom).kind === 'pending' && get(looksSignedInAtom) ? undefined : get(customerIdAtom),
);
