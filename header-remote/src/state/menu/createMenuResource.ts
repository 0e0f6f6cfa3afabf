import { atom, type Getter, type WritableAtom } from 'jotai';
import { isShopperChangedError } from '../../platform/http/errors.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { awaitServicesAtom, type Services } from '../services.ts';
import { looksSignedInAtom } from '../session/session.ts';
import { createShopperAtom } from '../session/shopper.ts';

/** The state of something that a menu loads. */
export type LoadState<Value> =
  | { kind: 'pending' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown };

interface MenuResource<Value> {
  /** Name for the log line "Failed to fetch …". */
  what: string;
  /** Whether the answer is made for the shopper: then it is dropped when another one may be signed in. */
  isPersonal?: boolean;
  read: (services: Services, get: Getter) => Promise<Value>;
}

interface Request {
  /** Whether the header looked signed in. */
  login: boolean;
  done: Promise<void>;
}

/**
 * Creates a resource of the menus. `loadAtom` requests it once per page session and login state. After a
 * failure the next call requests it again; until then the last value stays (behaviour/menus#11).
 */
export function createMenuResource<Value>({ what, isPersonal, read }: MenuResource<Value>) {
  const createAtom: <State>(initial: State) => WritableAtom<State, [State], void> = isPersonal
    ? createShopperAtom
    : (initial) => atom(initial) as WritableAtom<typeof initial, [typeof initial], void>;
  const baseAtom = createAtom<LoadState<Value>>({ kind: 'pending' });
  const requestAtom = createAtom<Request | undefined>(undefined);

  const loadAtom = atom(null, (get, set): Promise<void> => {
    const login = get(looksSignedInAtom);
    const request = get(requestAtom);
    if (request?.login === login) return request.done;
    const current: Request = { login, done: fetchOnce() };
    set(requestAtom, current);
    return current.done;

    async function fetchOnce(): Promise<void> {
      const services = await set(awaitServicesAtom);
      try {
        const value = await read(services, get);
        if (get(requestAtom) === current) set(baseAtom, { kind: 'ready', value });
      } catch (error) {
        if (get(requestAtom) !== current) return;
        set(requestAtom, undefined);
        if (isShopperChangedError(error)) return set(loadAtom);
        fail(services, error);
      }
    }

    function fail({ logger }: Services, error: unknown): void {
      logger.failure(`Failed to fetch ${what}: ${errorMessage(error)}`, error);
      if (get(baseAtom).kind !== 'ready') set(baseAtom, { kind: 'failed', error });
    }
  });

  return { stateAtom: atom((get) => get(baseAtom)), loadAtom };
}
