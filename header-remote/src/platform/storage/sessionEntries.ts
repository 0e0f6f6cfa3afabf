/** Text that lasts as long as the tab. Where storage is blocked or full nothing is kept, and nobody is told. */
export const sessionEntries = {
  read(key: string): string | null {
    try {
      return globalThis.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      globalThis.sessionStorage.setItem(key, text);
    } catch {
      // As if nothing had been kept.
    }
  },
};
