import { atom } from 'jotai';
import { browserLocation } from '../../platform/location/location.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { routesAtom } from '../page/page.ts';
import { servicesAtom } from '../services.ts';
import { sessionAtom } from './session.ts';
import { createShopperAtom } from './shopper.ts';

const baseAtom = createShopperAtom(false);

/** True from the press until the browser has left the page, or until the session could not be ended. */
export const isReturningAtom = atom((get) => get(baseAtom));

/** Makes the button ready again when the page comes back from the back/forward cache. */
export const stopReturningAtom = atom(null, (_get, set) => set(baseAtom, false));

/**
 * Ends a support user's session as this customer and opens the customer in the admin application
 * (behaviour/account#21). If the session cannot be ended, the user stays (behaviour/account#22).
 */
export const returnToAdminAtom = atom(
  null,
  async (get, set, assign: (url: string) => void = browserLocation.assign) => {
    const session = get(sessionAtom);
    if (session.kind !== 'signed-in') return;
    const { logOut, logger } = get(servicesAtom);
    set(baseAtom, true);
    try {
      await logOut();
      assign(get(routesAtom).adminCustomer(session.customerId));
    } catch (error) {
      logger.failure(`Return to admin error: ${errorMessage(error)}`, error);
      set(baseAtom, false);
    }
  },
);
