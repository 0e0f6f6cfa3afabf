import { atom } from 'jotai';
import { isFirstOnPage } from '../../platform/isFirstOnPage.ts';
import { trackAtom } from '../page/analytics.ts';
import { emitEventAtom } from '../page/outbox.ts';
import { pathnameAtom, routesAtom } from '../page/page.ts';
import { servicesAtom } from '../services.ts';
import { hasTokenSessionAtom } from './session.ts';

/**
 * Reports that the header looked signed in by its cookie although the token service says that nobody is. Once per page
 * load, and not on the log-out page, where the shopper is just signing out (behaviour/session#header-flicker).
 */
export const reportFlickerAtom = atom(null, (get, set) => {
  if (!get(hasTokenSessionAtom)) return;
  const page = get(pathnameAtom);
  if (page === get(routesAtom).logout() || !isFirstOnPage('header_flicker')) return;
  const message = 'There was a token session, but nobody is signed in';
  get(servicesAtom).logger.failure(`header_flicker: ${message}`, new Error(message));
  set(emitEventAtom, { name: 'header_error', detail: { code: 'header_flicker', message } });
  set(trackAtom, {
    name: 'header_flicker',
    payload: { message, code: 'header_flicker', page },
  });
});
