import type { LoadHeader } from '../browser/mountModule.ts';
import { whenActivated } from '../shared/whenActivated.ts';
import { isOverrideRequested } from './overrideRequest.ts';

/**
 * Lets a visitor load the header of another channel. The code for it is a chunk that is loaded only for an override.
 * If the chunk does not load, the page gets its own header.
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
