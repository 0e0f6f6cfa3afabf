import type { LoadMountModule } from './createLoadHeader.ts';
import { discardEntry, loadEntry } from './loadEntry.ts';
import type { MountModule } from './mountModule.ts';

/** The libraries that a page shares with the header, by name and version: a Module Federation share scope. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get(): () => unknown; loaded?: 1 }>>>
>;

/** Loads `./mount` from the header's entry directly, for pages without a federation runtime. */
export const loadFromEntry =
  (shareScope: ShareScope): LoadMountModule =>
  async ({ entry }) => {
    const container = await loadEntry(entry);
    try {
      await container.init(shareScope);
    } catch (error) {
      discardEntry(entry);
      throw error;
    }
    const getModule = await container.get('./mount');
    return getModule() as MountModule;
  };
