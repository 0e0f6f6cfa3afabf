import type { Cookies } from '../platform/cookies/cookies.ts';
import { sessionAtom } from '../state/session.ts';
import { slotAtom } from '../state/slot.ts';
import type { Store } from './page.ts';

/** About 30 days: the specification's "2592e6" is milliseconds (clarification 23). */
const customerIdMaxAgeS = 2_592_000;

/** Keeps the cookies by which the site's other pages know who shops, and at which branch (clarifications 23, 44, 45). */
export function keepCookies(store: Store, cookies: Cookies): () => void {
  const keepCustomer = () => {
    const session = store.get(sessionAtom);
    if (session.kind === 'pending') return;
    if (session.kind === 'signed-in') cookies.write('customerId', session.customerId, customerIdMaxAgeS);
    else cookies.remove('customerId');
  };
  const keepBranch = () => {
    const slot = store.get(slotAtom);
    if (slot.kind === 'unknown') return;
    const branchId = slot.kind === 'booked' ? slot.reservation.branchId : null;
    if (branchId === null) cookies.remove('branchId');
    else cookies.write('branchId', branchId);
  };
  const leave = [store.sub(sessionAtom, keepCustomer), store.sub(slotAtom, keepBranch)];
  return () => {
    for (const undo of leave) undo();
  };
}
