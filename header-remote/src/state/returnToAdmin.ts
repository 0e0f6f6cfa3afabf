import { atom } from 'jotai';
import { browserLocation } from '../platform/location/location.ts';
import { messageOf } from '../platform/logger/messageOf.ts';
import { routesAtom } from './page.ts';
import { servicesAtom } from './services.ts';
import { sessionAtom } from './session.ts';

/**
 * Ends a support user's session as this customer and goes back to the customer in the admin application (clarification
 * 26). Says whether it goes: where the session could not be ended, the user stays.
 */
export const returnToAdminAtom = atom(
  null,
  async (get, _set, goTo: (url: string) => void = browserLocation.assign) => {
    const session = get(sessionAtom);
    if (session.kind !== 'signed-in') return false;
    const { logOut, logger } = get(servicesAtom);
    try {
      await logOut();
    } catch (error) {
      logger.failure(`Return to admin error: ${messageOf(error)}`, error);
      return false;
    }
    goTo(get(routesAtom).adminCustomer(session.customerId));
    return true;
  },
);
