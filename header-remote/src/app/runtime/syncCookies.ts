import type { Cookies } from '../../platform/cookies/cookies.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import type { Store } from './headerInstance.ts';

/** 30 days in seconds (behaviour/session#16); the specification has them in milliseconds, as "2592e6". */
const customerIdMaxAgeS = 2_592_000;

/**
 * Writes the cookies `customerId` and `branchId` for the site's other pages (behaviour/session#16, #17). The result
 * stops.
 */
export function syncCookies(store: Store, cookies: Cookies): () => void {
  const syncCustomerId = () => {
    const session = store.get(sessionAtom);
    if (session.kind === 'pending') return;
    if (session.kind === 'signed-in') cookies.write('customerId', session.customerId, customerIdMaxAgeS);
    else cookies.remove('customerId');
  };
  const syncBranchId = () => {
    const slot = store.get(slotAtom);
    if (slot.kind === 'unknown') return;
    const branchId = slot.kind === 'booked' ? slot.reservation.branchId : null;
    if (branchId === null) cookies.remove('branchId');
    else cookies.write('branchId', branchId);
  };
  return createDisposer([store.sub(sessionAtom, syncCustomerId), store.sub(slotAtom, syncBranchId)]);
}
