import type { Clock } from '../../../platform/clock/clock.ts';
import type { Cookies } from '../../../platform/cookies/cookies.ts';
import type { TextStorage } from '../../../platform/storage/storage.ts';
import type { LastValues } from '../../../state/session/session.ts';
import { parseLastValues } from './parseLastValues.ts';
import { serializeLastValues } from './serializeLastValues.ts';

export interface LastValuesDeps {
  cookies: Cookies;
  /** The tab's storage. */
  storage: Pick<TextStorage, 'read' | 'write' | 'remove'>;
  clock: Pick<Clock, 'now'>;
}

/** Read by hosts' servers, who pass its value as `lastValues`. */
const cookieName = 'grocerLastValues';

/** Holds `{time of writing in ms} {customerId} {values}`. */
const storageKey = 'grocer.last-values.1';

/** Older values are not shown (behaviour/loading#kept-dropped). Seconds. */
const maxAgeS = 1800;

/** The last known values in the tab's storage, and in the cookie that a server reads. */
export function storedLastValues({ cookies, storage, clock }: LastValuesDeps) {
  return {
    /**
     * Nothing if they are too old, or another shopper's than the cookie `customerId` names: that cookie is shared by
     * all tabs, so it tells of a sign-out in another tab.
     */
    read(): LastValues {
      const [writtenAt, owner, text] = storage.read(storageKey)?.split(' ') ?? [];
      const ageMs = clock.now() - Number(writtenAt);
      const isShown = ageMs >= 0 && ageMs < maxAgeS * 1000 && owner === cookies.read('customerId');
      return parseLastValues(isShown ? text : undefined);
    },
    write(customerId: string, values: LastValues): void {
      const text = serializeLastValues(values);
      cookies.write(cookieName, text, maxAgeS);
      storage.write(storageKey, `${clock.now()} ${customerId} ${text}`);
    },
    remove(): void {
      cookies.remove(cookieName);
      storage.remove(storageKey);
    },
  };
}
