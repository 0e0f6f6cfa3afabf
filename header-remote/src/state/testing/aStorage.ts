import type { KeptTexts } from '../../platform/storage/storage.ts';

/** A browser's storage that holds these texts, and the texts themselves, as they become. */
export function aStorage(kept: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(kept));
  const storage: KeptTexts = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
    onChange: () => () => {},
  };
  return { storage, texts };
}
