import type { Token } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { servicesAtom } from '../services.ts';
import { reportFlickerAtom } from './reportFlicker.ts';
import { hasTokenSessionAtom, type Session, sessionAtom, setSessionAtom } from './session.ts';
import { rememberShopper } from './shopper.ts';

/**
 * Fetches who is signed in from the token service (behaviour/session#token-call). If the token names another shopper
 * than before, `changeShopperAtom` has the answer already.
 */
export const startSessionAtom = atom(null, async (get, set) => {
  const { startSession, logger } = get(servicesAtom);
  const isSameShopper = rememberShopper(get);
  const { kind } = get(sessionAtom);
  try {
    const token = await startSession();
    if (!isSameShopper()) return;
    set(setSessionAtom, sessionOf(token));
    const isFirstAnswer = kind === 'pending' || kind === 'failed';
    if (!token && isFirstAnswer) set(reportFlickerAtom);
  } catch (error) {
    if (!isSameShopper()) return;
    logger.failure(`Failed to fetch the token: ${errorMessage(error)}`, error);
    // A failure says nothing about the session, so a known one goes on while its cookie is there.
    if (kind !== 'signed-in' || !get(hasTokenSessionAtom)) set(setSessionAtom, { kind: 'failed', error });
  }
});

/** The session of a token; without one nobody is signed in. */
export const sessionOf = (token: Token | undefined): Session =>
  token
    ? { kind: 'signed-in', customerId: token.customerId, isSignedOnAsCustomer: token.isSignedOnAsCustomer }
    : { kind: 'signed-out' };
