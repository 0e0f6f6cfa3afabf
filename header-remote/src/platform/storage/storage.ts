import { attempt } from '../attempt.ts';

/**
 * The browser's storage. Nothing throws: blocked storage reads as empty, and if storage is blocked or full
 * nothing is stored (behaviour/search-history#invalid-value).
 */
export interface TextStorage {
  read(key: string): string | null;
  /** Returns whether the text was stored. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Subscribes to changes by other tabs. Returns the function that unsubscribes. */
  onChange(key: string, listener: () => void): () => void;
}

/** Shared by all tabs of the shop. */
export const browserStorage = guardedStorage(() => localStorage);

/** Belongs to one tab, and is cleared when the tab is closed. */
export const browserSession = guardedStorage(() => sessionStorage);

/** Guards each access, because reading `localStorage` itself throws if storage is blocked. */
function guardedStorage(storage: () => Storage): TextStorage {
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? null,
    write: (key, text) => attempt(() => storage().setItem(key, text) ?? true) ?? false,
    remove: (key) => attempt(() => storage().removeItem(key)),
    keys: () => attempt(() => Object.keys(storage())) ?? [],
    onChange(key, listener) {
      // `event.key` is null when the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
