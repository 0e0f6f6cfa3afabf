import type { Cookies } from '../../../platform/cookies/cookies.ts';
import { createDisposer } from '../../../platform/createDisposer.ts';
import type { TextStorage } from '../../../platform/storage/storage.ts';
import {
  customerIdAtom,
  type LastValues,
  lastValuesAtom,
  sessionAtom,
  setLastValuesAtom,
} from '../../../state/session/session.ts';
import { slotAtom } from '../../../state/slot/slot.ts';
import { trolleyAtom, trolleyItemCountAtom, trolleyTotalAtom } from '../../../state/trolley/trolley.ts';
import type { Store } from '../headerInstance.ts';
import { parseLastValues, serializeLastValues } from './lastValuesText.ts';

/**
 * Shows the trolley and slot that the tab's last page stored, unless the server has rendered values, and
 * stores this page's for the next page (behaviour/loading#save-last-values). Removes the values at a
 * sign-out, and if the cookie `customerId` does not name the shopper who is signed in. Must be started before
 * `syncCookies`, which overwrites that cookie. Returns the function that stops it.
 */
export function syncLastValues(store: Store, deps: LastValuesDeps): () => void {
  const stored = storedLastValues(deps);
  const areFromServer = Object.keys(store.get(lastValuesAtom) ?? {}).length > 0;
  if (!areFromServer) store.set(setLastValuesAtom, stored.read());
  return createDisposer([
    store.sub(sessionAtom, dropIfNotOwned),
    store.sub(trolleyAtom, save),
    store.sub(slotAtom, save),
  ]);

  function dropIfNotOwned() {
    const { kind } = store.get(sessionAtom);
    const isAnother = kind === 'signed-in' && ownerId() === undefined;
    if (kind !== 'signed-out' && !isAnother) return;
    store.set(setLastValuesAtom, {});
    stored.remove();
  }

  /** Saves once both values have loaded or failed, so that an old value is not saved as a new one. */
  function save() {
    const customerId = ownerId();
    const areKnown = store.get(trolleyAtom).kind !== 'unknown' && store.get(slotAtom).kind !== 'unknown';
    if (areKnown && customerId !== undefined) stored.write(customerId, knownValues(store));
  }

  /** The shopper's id, if `customerId` still has it: another tab may have signed the shopper out or another one in. */
  function ownerId(): string | undefined {
    const customerId = store.get(customerIdAtom);
    return customerId !== null && deps.cookies.read('customerId') === customerId ? customerId : undefined;
  }
}

/** The trolley and slot that are known: one that failed to load is left out. */
function knownValues(store: Store): LastValues {
  const values: LastValues = {};
  const slot = store.get(slotAtom);
  if (store.get(trolleyAtom).kind !== 'failed')
    values.trolley = { itemCount: store.get(trolleyItemCountAtom), total: store.get(trolleyTotalAtom) };
  if (slot.kind === 'none') values.slot = null;
  if (slot.kind === 'booked' && slot.times) values.slot = slot.times;
  return values;
}

interface LastValuesDeps {
  cookies: Cookies;
  /** The tab's session storage. */
  storage: Pick<TextStorage, 'read' | 'write' | 'remove'>;
}

/** The cookie that a host's server reads and passes to the fragment as `lastValues`. */
const cookieName = 'grocerLastValues';

/** The entry in the tab's storage: `{time of writing in ms} {customerId} {values}`. */
const storageKey = 'grocer.last-values.1';

/** Age after which values are not shown (behaviour/loading#drop-last-values). Seconds. */
const maxAgeS = 1800;

/** The last known values in the tab's storage, and in the cookie that a server reads. */
function storedLastValues({ cookies, storage }: LastValuesDeps) {
  return {
    /**
     * Returns no values if they are too old, or if the cookie `customerId` does not name their shopper: all tabs
     * share that cookie, so it shows a sign-out in another tab.
     */
    read(): LastValues {
      const [writtenAt, owner, text] = storage.read(storageKey)?.split(' ') ?? [];
      const ageMs = Date.now() - Number(writtenAt);
      const isShown = ageMs >= 0 && ageMs < maxAgeS * 1000 && owner === cookies.read('customerId');
      return parseLastValues(isShown ? text : undefined);
    },
    write(customerId: string, values: LastValues): void {
      const text = serializeLastValues(values);
      cookies.write(cookieName, text, maxAgeS);
      storage.write(storageKey, `${Date.now()} ${customerId} ${text}`);
    },
    remove(): void {
      cookies.remove(cookieName);
      storage.remove(storageKey);
    },
  };
}
