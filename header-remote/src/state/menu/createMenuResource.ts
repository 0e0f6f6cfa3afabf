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
  /** The visitor or kind of visitor that the answer is for; `undefined` while it is not known: nothing is requested. */
  keyOf: (get: Getter) => Key | undefined;
  /**
   * Whether an answer may be shown to the visitor that it was requested for only. Then it is also dropped when another
   * shopper may be signed in.
   */
  isPersonal?: boolean;
  read: (services: Services, key: Key, get: Getter) => Promise<Value>;
}

interface Request<Key> {
  key: Key;
  done: Promise<void>;
}

/**
 * Creates a resource of the menus. `loadAtom` requests it once per page session and key. After a failure the next call
 * requests it again; until then the last value stays (behaviour/session#caching).
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
      // The services may belong to another shopper by now. A later request then replaces this one.
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
      // `set(loadAtom)` would throw: in jotai an atom cannot set itself.
      if (isShopperChangedError(error)) return load();
      logger.failure(`Failed to fetch ${what}: ${errorMessage(error)}`, error);
      if (get(stateAtom).kind !== 'ready') set(baseAtom, { key, state: { kind: 'failed' } });
    }
  });

  return { stateAtom, loadAtom };
}

const createPlainAtom = <Value>(initial: Value): WritableAtom<Value, [Value], void> =>
  atom(initial) as WritableAtom<Value, [Value], void>;
