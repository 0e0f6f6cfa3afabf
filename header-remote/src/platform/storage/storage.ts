import { attempt } from '../attempt.ts';

/**
 * The browser's storage. Never throws: blocked storage reads as empty, and writes to blocked or full storage
 * are ignored (behaviour/search-history#invalid-value).
 */
export interface TextStorage {
  read(key: string): string | null;
  /** Returns whether the text was stored. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Subscribes to changes by other tabs. Returns the unsubscribe function. */
  onChange(key: string, listener: () => void): () => void;
}

/** `localStorage`, shared by all tabs of the shop. */
export const browserStorage = guardedStorage(() => localStorage);

/** `sessionStorage`, which belongs to one tab and is cleared when it is closed. */
export const browserSession = guardedStorage(() => sessionStorage);

/** Guards each access: merely reading `localStorage` throws if storage is blocked. */
function guardedStorage(storage: () => Storage): TextStorage {
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? null,
    write: (key, text) => attempt(() => storage().setItem(key, text) ?? true) ?? false,
    remove: (key) => attempt(() => storage().removeItem(key)),
    keys: () => attempt(() => Object.keys(storage())) ?? [],
    onChange(key, listener) {
      // `event.key` is null after `clear()`.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
