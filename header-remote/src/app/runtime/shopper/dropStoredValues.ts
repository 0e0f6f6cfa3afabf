import { dropOtherLists } from '../../../features/multi-search/dropOtherLists.ts';
import { browserSession } from '../../../platform/storage/storage.ts';
import { storageAtom } from '../../../state/page/storage.ts';
import { sessionAtom } from '../../../state/session/session.ts';
import { forgetAttempts } from '../../../state/trolley/storedAttempts.ts';
import type { Store } from '../headerInstance.ts';

/** Key in session storage for the customer whose values this tab has stored. */
const ownerKey = 'grocer.shopper.1';

/**
 * Removes what the browser has stored about a customer who is not signed in any more
 * (behaviour/session#stored-values): multi-search lists as soon as nobody or another customer is signed in;
 * the tab's order attempts only with another customer, because they must outlive a sign-out. While the token
 * service is down, nothing is removed. Returns the function that stops it.
 */
export function dropStoredValues(store: Store): () => void {
  return store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom);
    if (session.kind !== 'signed-in' && session.kind !== 'signed-out') return;
    const customerId = session.kind === 'signed-in' ? session.customerId : null;
    const formerId = browserSession.read(ownerKey);
    if (customerId !== null) changeOwner(customerId, formerId);
    dropOtherLists(store.get(storageAtom), { customerId, formerId });
  });
}

function changeOwner(customerId: string, formerId: string | null): void {
  if (formerId === customerId) return;
  if (formerId !== null) forgetAttempts();
  browserSession.write(ownerKey, customerId);
}
