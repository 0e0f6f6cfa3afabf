import { areCompatible, contractVersion } from './contractVersion.ts';
import { fetchRelease } from './fetchRelease.ts';
import { attemptMs } from './loadEntry.ts';
import type { LoadedHeader, LoadHeader, MountDoor } from './mountDoor.ts';
import { assertNotRefused, IncompatibleHeaderError, refuseVersion } from './refusedVersion.ts';
import { type Release, releaseAddress } from './release.ts';
import { trustScriptsFrom } from './trustedScriptUrl.ts';

/** Gets the door `./mount` of a release, as this kind of host does it. */
export type OpenDoor = (release: Release) => Promise<MountDoor | null>;

/**
 * What both kinds of host have in common: one load for all who ask, a deadline for each of them, a second try past the
 * caches. A header that came late is there for the next who asks; a failure of the network is forgotten at once.
 */
export function createLoadHeader(openDoor: OpenDoor): LoadHeader {
  const loads = new Map<string, Promise<LoadedHeader>>();

  return (from, { deadlineMs = 10_000 } = {}) => {
    const key = typeof from === 'string' ? releaseAddress(from) : from.entry;
    const load = loads.get(key) ?? begin(from, key);
    return beforeDeadline(load, deadlineMs);
  };

  function begin(from: string | Release, key: string): Promise<LoadedHeader> {
    const load = loadRelease(from, openDoor);
    loads.set(key, load);
    load.catch(() => loads.delete(key));
    return load;
  }
}

async function loadRelease(from: string | Release, openDoor: OpenDoor): Promise<LoadedHeader> {
  const release = typeof from === 'string' ? await fetchRelease(from) : from;
  assertNotRefused(release.version);
  assertCompatible(release);
  trustScriptsFrom(release.entry);
  const door = await openTwice(release, openDoor);
  if (typeof door?.mount !== 'function') throw new Error(`${release.entry} has no door ./mount`);
  return { release, mount: (...args) => rememberCrash(door.mount(...args), release) };
}

function assertCompatible({ version, contract }: Release): void {
  if (areCompatible(contract, contractVersion)) return;
  refuseVersion(version, 'incompatible contract');
  throw new IncompatibleHeaderError(
    `header ${version} speaks @grocer/shared-contracts ${contract}, this page has ${contractVersion}: install ^${contract}`,
  );
}

async function openTwice(release: Release, openDoor: OpenDoor): Promise<MountDoor | null> {
  try {
    return await openDoor(release);
  } catch {
    await refreshCache(release);
    return openDoor(release);
  }
}

/**
 * A chunk's address cannot get a query from outside, so its place in the browser's cache is filled anew. Mode and
 * credentials are those of the script that asks next, or it would look in another place.
 */
async function refreshCache({ assets }: Release): Promise<void> {
  const files = [...assets.scripts, ...assets.styles];
  const settings = { mode: 'no-cors', credentials: 'include', cache: 'reload' } as const;
  await Promise.allSettled(
    files.map((file) => fetch(file, { ...settings, signal: AbortSignal.timeout(attemptMs) })),
  );
}

/** A remote that is older than this package tells nothing of its first render. */
function rememberCrash<Widget extends { rendered?: Promise<void> }>(widget: Widget, release: Release) {
  widget.rendered?.catch(() => refuseVersion(release.version, 'crash at first render'));
  return widget;
}

function beforeDeadline<Value>(value: Promise<Value>, deadlineMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the header did not come within ${deadlineMs} ms`)),
      deadlineMs,
    );
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
