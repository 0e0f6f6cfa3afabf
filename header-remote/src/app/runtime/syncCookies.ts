import type { Cookies } from '../../platform/cookies/cookies.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { formatLastOrder, lastOrderCookie } from '../../platform/head-start/headStart.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { shopperNumberAtom } from '../../state/session/shopper.ts';
import { shoppingContextAtom } from '../../state/session/shoppingContext.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import type { Store } from './headerInstance.ts';

/**
 * 30 days in seconds (behaviour/session#customer-id-cookie); the specification has them in milliseconds, as "2592e6".
 */
const customerIdMaxAgeS = 2_592_000;

/** 30 minutes in seconds (behaviour/session#last-order). */
const lastOrderMaxAgeS = 1800;

/**
 * Writes the cookies `customerId` and `branchId` for the site's other pages
 * (behaviour/session#branch-id-cookie). Also writes `grocerLastOrder`, with which `start.js` requests the
 * order early on the next page (decision 24). Returns the function that stops it.
 */
export function syncCookies(store: Store, cookies: Cookies): () => void {
  const syncCustomerId = () => {
    const session = store.get(sessionAtom);
    if (session.kind === 'signed-in') {
      if (cookies.read('customerId') !== session.customerId) cookies.remove('branchId');
      cookies.write('customerId', session.customerId, customerIdMaxAgeS);
    } else if (session.kind === 'signed-out')
      for (const name of ['customerId', lastOrderCookie]) cookies.remove(name);
  };
  const syncContext = () => {
    const { customerOrderId, customerOrderState } = store.get(shoppingContextAtom);
    // The cookie is missing if the shopper signed out and in again in a tab whose token service was down. A context that
    // could not be loaded does not say that the shopper is still signed in.
    if (customerOrderId !== null && !cookies.read('customerId')) syncCustomerId();
    const session = store.get(sessionAtom);
    // An order that is being amended is left out: its trolley is requested by another call, and `start.js` of
    // the next page cannot know whether it is still being amended.
    const isAskable =
      session.kind === 'signed-in' && customerOrderId !== null && customerOrderState !== 'AMENDING';
    const order = isAskable ? formatLastOrder(session.customerId, customerOrderId) : undefined;
    if (order) cookies.write(lastOrderCookie, order, lastOrderMaxAgeS);
    else cookies.remove(lastOrderCookie);
  };
  const syncBranchId = () => {
    const slot = store.get(slotAtom);
    if (!isSessionKnown() || slot.kind === 'unknown') return;
    const branchId = slot.kind === 'booked' ? slot.reservation.branchId : null;
    if (branchId === null) cookies.remove('branchId');
    else cookies.write('branchId', branchId);
  };
  // Removes a former shopper's branch, while the slot of this shopper is not known yet.
  const dropBranchId = () => {
    if (isSessionKnown()) cookies.remove('branchId');
  };
  return createDisposer([
    store.sub(sessionAtom, syncCustomerId),
    store.sub(shoppingContextAtom, syncContext),
    store.sub(shopperNumberAtom, dropBranchId),
    store.sub(slotAtom, syncBranchId),
  ]);

  /** Whether it is known who is signed in. If not (token requested or service down), `branchId` does not change. */
  function isSessionKnown(): boolean {
    const { kind } = store.get(sessionAtom);
    return kind === 'signed-in' || kind === 'signed-out';
  }
}
