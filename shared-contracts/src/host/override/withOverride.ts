import type { LoadHeader } from '../browser/mountModule.ts';
import { whenActivated } from '../shared/whenActivated.ts';
import { isOverrideRequested } from './overrideRequest.ts';

/**
 * Lets a visitor load the header of another channel. The code for it is a chunk that no page loads otherwise. If it
 * does not load, neither does the override.
 */
export const withOverride =
  (load: LoadHeader): LoadHeader =>
  async (channel, settings = {}) => {
    await whenActivated();
    if (!isOverrideRequested()) return load(channel, settings);
    return import('./loadOverride.ts').then(
      ({ loadOverride }) => loadOverride(load, channel, settings),
      () => load(channel, settings),
    );
  };
