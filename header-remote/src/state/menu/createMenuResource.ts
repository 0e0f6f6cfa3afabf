import { atom, type Getter } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { awaitServicesAtom, type Services } from '../services.ts';
import { looksSignedInAtom } from '../session/session.ts';

/** The state of something that a menu loads. */
export type LoadState<Value> =
  | { kind: 'pending' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown };

interface MenuResource<Value> {
  /** Name for the log line "Failed to fetch …". */
  what: string;
  read: (services: Services, get: Getter) => Promise<Value>;
}

/**
 * Creates a resource of the menus. `loadAtom` requests it once per page session and login state. After a
 * failure the next call requests it again; until then the last value stays (behaviour/menus#11).
 */
export function createMenuResource<Value>({ what, read }: MenuResource<Value>) {
  const baseAtom = atom<LoadState<Value>>({ kind: 'pending' });
  const requestAtom = atom<{ login: boolean; done: Promise<void> } | undefined>(undefined);

  const loadAtom = atom(null, (get, set): Promise<void> => {
    const login = get(looksSignedInAtom);
    const request = get(requestAtom);
    if (request?.login === login) return request.done;
    const isCurrent = () => get(requestAtom)?.login === login;
    const done = fetchOnce();
    set(requestAtom, { login, done });
    return done;

    async function fetchOnce(): Promise<void> {
      const services = await set(awaitServicesAtom);
      try {
        const value = await read(services, get);
        if (isCurrent()) set(baseAtom, { kind: 'ready', value });
      } catch (error) {
        if (!isCurrent()) return;
        set(requestAtom, undefined);
        services.logger.failure(`Failed to fetch ${what}: ${errorMessage(error)}`, error);
        if (get(baseAtom).kind !== 'ready') set(baseAtom, { kind: 'failed', error });
      }
    }
  });

  return { stateAtom: atom((get) => get(baseAtom)), loadAtom };
}
