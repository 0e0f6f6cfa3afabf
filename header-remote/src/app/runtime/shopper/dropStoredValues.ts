import { savedBeacon } from '../../../features/instant-checkout/savedBeacon.ts';
import { browserSession } from '../../../platform/storage/storage.ts';
import { sessionAtom } from '../../../state/session/session.ts';
import { orderAttempts } from '../../../state/trolley/orderAttempts.ts';
import type { Store } from '../headerInstance.ts';

/** In session storage: the customer whose values this tab has stored. */
const ownerKey = 'grocer.shopper.1';

/**
 * Removes what this tab has stored about a shopper when another one is signed in (behaviour/session#38). The result
 * stops.
 */
export function dropStoredValues(store: Store): () => void {
  return store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom);
    if (session.kind === 'signed-in') changeOwner(session.customerId);
  });
}

function changeOwner(customerId: string): void {
  const owner = browserSession.read(ownerKey);
  if (owner !== null && owner !== customerId) {
    orderAttempts.forgetAll();
    savedBeacon.forget();
  }
  if (owner !== customerId) browserSession.write(ownerKey, customerId);
}
