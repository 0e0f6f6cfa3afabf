import { atom } from 'jotai';
import { browserLocation } from '../../platform/location/location.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { routesAtom } from '../page/page.ts';
import { servicesAtom } from '../services.ts';
import { isReturningAtom } from './customer.ts';
import { sessionAtom } from './session.ts';

/**
 * Ends a support user's session as this customer and opens the customer in the admin application
 * (behaviour/account#return-to-admin-press). If the session cannot be ended, the user stays.
 */
export const returnToAdminAtom = atom(
  null,
  async (get, set, assign: (url: string) => void = browserLocation.assign) => {
    const session = get(sessionAtom);
    if (session.kind !== 'signed-in') return;
    const { logOut, logger } = get(servicesAtom);
    set(isReturningAtom, true);
    try {
      await logOut();
      assign(get(routesAtom).adminCustomer(session.customerId));
    } catch (error) {
      logger.failure(`Return to admin error: ${errorMessage(error)}`, error);
      set(isReturningAtom, false);
    }
  },
);
