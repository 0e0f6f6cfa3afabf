import type { Token } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { isFirstOnPage } from '../../platform/isFirstOnPage.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { trackAtom } from '../analytics/events.ts';
import { latestOnly, superseded } from '../createLoadAtom.ts';
import { emitEventAtom } from '../page/outbox.ts';
import { pathnameAtom, routesAtom } from '../page/page.ts';
import { servicesAtom } from '../services.ts';
import { deliveryPassAtom } from './customer.ts';
import { hasTokenSessionAtom, type Session, sessionAtom, setSessionAtom } from './session.ts';
import { rememberShopper } from './shopper.ts';

/**
 * Asks the token service who is signed in (behaviour/session#token-call). If the shopper changes meanwhile, drops the
 * answer, because `changeShopperAtom` has set the new session.
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
    // A failure does not end the session: a known session continues while its cookie exists.
    if (kind !== 'signed-in' || !get(hasTokenSessionAtom)) set(setSessionAtom, { kind: 'failed', error });
  }
});

/** The session of a token; without one nobody is signed in. */
export const sessionOf = (token: Token | undefined): Session =>
  token
    ? { kind: 'signed-in', customerId: token.customerId, isSignedOnAsCustomer: token.isSignedOnAsCustomer }
    : { kind: 'signed-out' };

/**
 * Reports that the header looked signed in, because of the cookie, although the token service says that
 * nobody is. Once per page load, and not on the log-out page, where the shopper is just signing out
 * (behaviour/session#header-flicker).
 */
const reportFlickerAtom = atom(null, (get, set) => {
  if (!get(hasTokenSessionAtom)) return;
  const page = get(pathnameAtom);
  if (page === get(routesAtom).logout() || !isFirstOnPage('header_flicker')) return;
  const message = 'There was a token session, but nobody is signed in';
  get(servicesAtom).logger.failure(`header_flicker: ${message}`, new Error(message));
  set(emitEventAtom, { name: 'header_error', detail: { code: 'header_flicker', message } });
  set(trackAtom, { name: 'header_flicker', payload: { message, code: 'header_flicker', page } });
});

const latestAtom = atom(() => latestOnly());

/** Loads the delivery pass of a signed-in customer. For others it is UNKNOWN. */
export const loadDeliveryPassAtom = atom(null, async (get, set) => {
  const { fetchPassStatus } = get(servicesAtom);
  const session = get(sessionAtom);
  const isSameShopper = rememberShopper(get);
  const status = await get(latestAtom)(async () =>
    session.kind === 'signed-in' ? await fetchPassStatus(session.customerId) : 'UNKNOWN',
  );
  if (status !== superseded && isSameShopper()) set(deliveryPassAtom, status);
});
