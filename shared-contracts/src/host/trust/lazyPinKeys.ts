import type { LoadHeader } from '../browser/mountModule.ts';
import type { TrustSettings } from './trustSettings.ts';

/**
 * As `pinKeys`, but its code is loaded only on a page whose server has written no release into it: the server has
 * verified a release that it writes.
 */
export function lazyPinKeys(loadHeader: LoadHeader, { keys, ...settings }: TrustSettings): LoadHeader {
  let pinning: Promise<LoadHeader> | undefined;

  return async (channel, request = {}) => {
    const { overrides = [] } = request;
    if (request.release) return loadHeader(channel, { ...request, overrides });
    pinning ??= import('./pinKeys.ts').then(({ pinKeys }) => pinKeys(loadHeader, keys, settings));
    // A chunk that could not be loaded is requested again by the next try.
    pinning.catch(() => (pinning = undefined));
    const pinned = await pinning;
    return pinned(channel, request);
  };
}
