/**
 * The browser's own storage. It may be blocked, full, or filled by somebody else: then it reads as empty and keeps
 * nothing, without an exception (clarification 80).
 */
export interface KeptTexts {
  read(key: string): string | null;
  /** Whether it was kept. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Hears of changes that other tabs make; the answer ends it. */
  onChange(key: string, heard: () => void): () => void;
}

/** Shared by all tabs of the shop. */
export const browserStorage = keptIn(() => localStorage);

/** Lasts as long as the tab. */
export const browserSession = keptIn(() => sessionStorage);

function keptIn(storage: () => Storage): KeptTexts {
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? null,
    write: (key, text) => attempt(() => storage().setItem(key, text) ?? true) ?? false,
    remove: (key) => attempt(() => storage().removeItem(key)),
    onChange(key, heard) {
      // Without a key all of it was cleared.
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) heard();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

/** Where storage is blocked, naming it throws already. */
function attempt<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
