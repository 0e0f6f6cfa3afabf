import { atom, type Getter, type WritableAtom } from 'jotai';
import { isShopperChangedError } from '../../platform/http/errors.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { awaitServicesAtom, type Services } from '../services.ts';
import { createShopperAtom } from '../session/shopper.ts';

/** The state of something that a menu loads. */
type LoadState<Value> = { kind: 'pending' | 'failed' } | { kind: 'ready'; value: Value };

const pending = { kind: 'pending' } as const;

interface MenuResource<Key, Value> {
  /** Name for the log line "Failed to fetch …". */
  what: string;
  /**
   * Key of the visitor or kind of visitor that the answer is for. While it is `undefined` (not known yet),
   * nothing is requested.
   */
  keyOf: (get: Getter) => Key | undefined;
  /**
   * Whether an answer may be shown only to the visitor for whom it was requested. Such an answer is dropped
   * when the shopper may have changed.
   */
  isPersonal?: boolean;
  read: (services: Services, key: Key, get: Getter) => Promise<Value>;
}

interface Request<Key> {
  key: Key;
  done: Promise<void>;
}

/**
 * Creates a resource of the menus. `loadAtom` requests it at the first call, and again if the key has changed since or
 * the request has failed (behaviour/session#caching). A failure keeps the last value; a personal one only for its key.
 */
export function createMenuResource<Key, Value>({
  what,
  keyOf,
  isPersonal = false,
  read,
}: MenuResource<Key, Value>) {
  const createAtom = isPersonal ? createShopperAtom : createPlainAtom;
  const baseAtom = createAtom<{ key?: Key; state: LoadState<Value> }>({ state: pending });
  const requestAtom = createAtom<Request<Key> | undefined>(undefined);

  const stateAtom = atom((get): LoadState<Value> => {
    const { key, state } = get(baseAtom);
    return isPersonal && key !== keyOf(get) ? pending : state;
  });

  const loadAtom = atom(null, (get, set): Promise<void> => {
    return load();

    function load(): Promise<void> {
      const key = keyOf(get);
      if (key === undefined) return Promise.resolve();
      const request = get(requestAtom);
      if (request?.key === key) return request.done;
      const isCurrent = () => get(requestAtom) === current;
      const current: Request<Key> = { key, done: fetchOnce(key, isCurrent) };
      set(requestAtom, current);
      return current.done;
    }

    async function fetchOnce(key: Key, isCurrent: () => boolean): Promise<void> {
      const services = await set(awaitServicesAtom);
      // Shopper or key may have changed while the services loaded: waits for the request of the new key, if any.
      if (!isCurrent()) return get(requestAtom)?.done;
      try {
        const value = await read(services, key, get);
        if (isCurrent()) set(baseAtom, { key, state: { kind: 'ready', value } });
      } catch (error) {
        if (isCurrent()) await onFailure(key, services, error);
      }
    }

    async function onFailure(key: Key, { logger }: Services, error: unknown): Promise<void> {
      set(requestAtom, undefined);
      // Calls `load`, because in jotai an atom cannot set itself: `set(loadAtom)` would throw.
      if (isShopperChangedError(error)) return load();
      logger.failure(`Failed to fetch ${what}: ${errorMessage(error)}`, error);
      if (get(stateAtom).kind !== 'ready') set(baseAtom, { key, state: { kind: 'failed' } });
    }
  });

  return { stateAtom, loadAtom };
}

const createPlainAtom = <Value>(initial: Value): WritableAtom<Value, [Value], void> =>
  atom(initial) as WritableAtom<Value, [Value], void>;
