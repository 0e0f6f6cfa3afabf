import { type Release, releaseAddress, resolveAddresses } from '../../contracts/release.ts';
import { attemptMs } from '../browser/attempts.ts';
import { createLoadHeader } from '../browser/createLoadHeader.ts';
import { loadFromEntry } from '../browser/loadEntry.ts';
import type { LoadHeader } from '../browser/mountModule.ts';

/**
 * Creates the `loadHeader` of a page with one tag. Loads use the release that is written into `header.js`, which saves
 * a request, until one fails. Later loads request the channel, which may point at another release by then.
 */
export function createTagLoader(written: Release | undefined): LoadHeader {
  const load = createLoadHeader(loadFromEntry({}), fetchPointer);
  let release = written;
  return async (channel, settings) => {
    try {
      return await load(channel, { ...settings, release });
    } catch (error) {
      release = undefined;
      throw error;
    }
  };
}

/** Requests the channel's pointer past all caches of the browser. */
async function fetchPointer(channel: string): Promise<Release> {
  const address = releaseAddress(channel);
  const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(attemptMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return resolvePointer(await response.json(), address);
}

/**
 * Resolves the addresses of a pointer, which are relative to its channel. The pointer in `header.js` has no
 * `fragments`: only servers need them. Nothing is validated: whoever could change the pointer could also change
 * `header.js`, which is in the same folder. The policy `grocer-mf` still refuses an entry outside the releases' folder.
 */
export const resolvePointer = (pointer: Release, channel: string): Release =>
  resolveAddresses(pointer, (path) => new URL(path, channel).href);
