import { atom } from 'jotai';
import { firstTimeOnPage } from '../platform/firstTimeOnPage.ts';
import { messageOf } from '../platform/logger/messageOf.ts';
import { trackAtom } from './analytics.ts';
import { tellPageAtom } from './outbox.ts';
import { pathnameAtom, routesAtom } from './page.ts';
import { servicesAtom } from './services.ts';
import { hasTokenSessionAtom, type Session, sessionAtom, setSessionAtom } from './session.ts';

/** Asks the token service who is signed in (clarification 19). */
export const startSessionAtom = atom(null, async (get, set) => {
  const { startSession, logger } = get(servicesAtom);
  const isFirst = get(sessionAtom).kind === 'pending';
  const session = await startSession().then(
    (token): Session =>
      token
        ? {
            kind: 'signed-in',
            customerId: token.customerId,
            isSignedOnAsCustomer: token.isSignedOnAsCustomer,
          }
        : { kind: 'signed-out' },
    (error): Session => {
      logger.failure(`Failed to fetch the token: ${messageOf(error)}`, error);
      return { kind: 'failed', error };
    },
  );
  set(setSessionAtom, session);
  if (isFirst) set(reportFlickerAtom);
});

/**
 * The header looked signed in by the cookie and turns out not to be (clarification 24). Not where the shopper is just
 * signing out.
 */
const reportFlickerAtom = atom(null, (get, set) => {
  if (get(sessionAtom).kind === 'signed-in' || !get(hasTokenSessionAtom)) return;
  const page = get(pathnameAtom);
  if (page === get(routesAtom).logout() || !firstTimeOnPage('header_flicker')) return;
  const message = 'There was a token session, but nobody is signed in';
  get(servicesAtom).logger.failure(`header_flicker: ${message}`, new Error(message));
  set(tellPageAtom, { name: 'header_error', detail: { code: 'header_flicker', message } });
  set(trackAtom, {
    name: 'header_flicker',
    payload: { message, code: 'header_flicker', page },
  });
});
