import type { LoadHeader } from '../browser/mountModule.ts';
import { overrideKey, overrideParameter } from './overrideKeys.ts';

/**
 * Lets a visitor load the header of another channel (behaviour/local-override#1). The code for it is a chunk that no page
 * loads otherwise. If it does not load, neither does the override.
 */
export const withOverride =
  (load: LoadHeader): LoadHeader =>
  (channel, settings = {}) =>
    isRequested()
      ? import('./loadOverride.ts').then(
          ({ loadOverride }) => loadOverride(load, channel, settings),
          () => load(channel, settings),
        )
      : load(channel, settings);

function isRequested(): boolean {
  try {
    return (
      location.search.includes(overrideParameter) ||
      overrideKey in sessionStorage ||
      overrideKey in localStorage
    );
  } catch {
    // No access to the storage.
    return false;
  }
}
