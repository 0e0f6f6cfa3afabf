import type { OpenDoor } from './createLoadHeader.ts';
import { forgetEntry, loadEntry } from './loadEntry.ts';
import type { MountDoor } from './mountDoor.ts';

/** Libraries that a page offers to the header, by name and version, as federation's containers take them. */
export type Offers = Readonly<Record<string, Readonly<Record<string, { get(): () => unknown; loaded?: 1 }>>>>;

/** Opens `./mount` by the header's entry alone, without a federation runtime in the page (design §4). */
export const openByEntry =
  (offers: Offers): OpenDoor =>
  async ({ entry }) => {
    const container = await loadEntry(entry);
    try {
      await container.init(offers);
    } catch (error) {
      forgetEntry(entry);
      throw error;
    }
    const door = await container.get('./mount');
    return door() as MountDoor;
  };
