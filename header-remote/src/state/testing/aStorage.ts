import type { TextStorage } from '../../platform/storage/storage.ts';

/** A fake browser storage with these entries, and the map that it reads and writes. */
export function aStorage(stored: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(stored));
  const storage: TextStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
    onChange: () => () => {},
  };
  return { storage, texts };
}
