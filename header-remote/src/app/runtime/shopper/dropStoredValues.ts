import { dropOtherLists } from '../../../features/multi-search/dropOtherLists.ts';
import { browserSession } from '../../../platform/storage/storage.ts';
import { storageAtom } from '../../../state/page/storage.ts';
import { sessionAtom } from '../../../state/session/session.ts';
import { forgetAttempts } from '../../../state/trolley/storedAttempts.ts';
import type { Store } from '../headerInstance.ts';

/** In session storage: the customer whose values this tab has stored. */
const ownerKey = 'grocer.shopper.1';

/**
 * Removes what the browser has stored about a customer who is not signed in any more (behaviour/session#38):
 * multi-search lists as soon as nobody or another customer is signed in; the tab's order attempts only with another
 * customer, because they must outlive a sign-out. While the token service is down nothing is known, so nothing is
 * removed. The result stops.
 */
export function dropStoredValues(store: Store): () => void {
  return store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom);
    if (session.kind === 'signed-in') {
      changeOwner(session.customerId);
      dropOtherLists(store.get(storageAtom), session.customerId);
    }
    if (session.kind === 'signed-out') dropOtherLists(store.get(storageAtom), null);
  });
}

function changeOwner(customerId: string): void {
  const owner = browserSession.read(ownerKey);
  if (owner === customerId) return;
  if (owner !== null) forgetAttempts();
  browserSession.write(ownerKey, customerId);
}
