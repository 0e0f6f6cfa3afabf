import { noteToConsole } from '../../events/reportToConsole.ts';
import { areCompatible, contractVersion } from '../contractVersion.ts';
import { type Release, releaseAddress } from '../release.ts';
import { fetchRelease } from './fetchRelease.ts';
import { attemptMs, pinEntry } from './loadEntry.ts';
import type { LoadedHeader, LoadHeader, MountModule } from './mountModule.ts';
import { assertNotRefused, IncompatibleHeaderError, refuseVersion } from './refusedVersion.ts';
import { trustChannel, trustedScriptUrl } from './trustedScriptUrl.ts';

let isUnverifiedReported = false;

/** Loads the module `./mount` of a release. Each kind of host has its own function. */
export type LoadMountModule = (release: Release) => Promise<MountModule | null>;

/**
 * Creates the `loadHeader` of one kind of host (behaviour/loading#23, #24). All callers share one load, and each has
 * its own deadline. A failed load is tried once more, past all caches. A header that loads after a deadline is used
 * by later calls; a failed load is not remembered.
 */
export function createLoadHeader(loadMountModule: LoadMountModule): LoadHeader {
  const loads = new Map<string, Promise<LoadedHeader>>();

  return (channel, { release, deadlineMs = 10_000 } = {}) => {
    const key = release?.entry ?? releaseAddress(channel);
    const load = loads.get(key) ?? startLoad(key, loadRelease(channel, release, loadMountModule));
    return beforeDeadline(load, deadlineMs);
  };

  function startLoad(key: string, load: Promise<LoadedHeader>): Promise<LoadedHeader> {
    loads.set(key, load);
    load.catch(() => loads.delete(key));
    return load;
  }
}

async function loadRelease(
  channel: string,
  given: Release | undefined,
  loadMountModule: LoadMountModule,
): Promise<LoadedHeader> {
  const release = given ?? (await fetchUnverified(channel));
  assertNotRefused(release.version);
  assertCompatible(release);
  trustChannel(channel);
  // Throws if the release is in another folder. A federation runtime would load it all the same.
  trustedScriptUrl(release.entry);
  pinEntry(release);
  const module = await loadWithRetry(release, loadMountModule);
  if (typeof module?.mount !== 'function') throw new Error(`${release.entry} has no ./mount`);
  return { release, mount: (...args) => refuseAfterCrash(module.mount(...args), release) };
}

/** Says once that nothing was verified: `pinKeys` fetches and verifies the release itself. */
function fetchUnverified(channel: string): Promise<Release> {
  if (!isUnverifiedReported) noteToConsole('its release is not verified; pinKeys() accepts signed ones only');
  isUnverifiedReported = true;
  return fetchRelease(channel);
}

function assertCompatible({ version, contract }: Release): void {
  if (areCompatible(contract, contractVersion)) return;
  refuseVersion(version, 'incompatible contract');
  throw new IncompatibleHeaderError(
    `header ${version} speaks @grocer/shared-contracts ${contract}, this page has ${contractVersion}: install ^${contract}`,
  );
}

async function loadWithRetry(
  release: Release,
  loadMountModule: LoadMountModule,
): Promise<MountModule | null> {
  try {
    return await loadMountModule(release);
  } catch {
    await refreshCache(release);
    return loadMountModule(release);
  }
}

/**
 * Refetches the files of a release into the browser's cache, because code outside the remote cannot add a query to the
 * address of a chunk. Mode and credentials must be those of the header's script elements, which have `crossorigin`.
 */
async function refreshCache({ assets }: Release): Promise<void> {
  const files = [...assets.scripts, ...assets.styles];
  const settings = { credentials: 'same-origin', cache: 'reload' } as const;
  await Promise.allSettled(
    files.map((file) => fetch(file, { ...settings, signal: AbortSignal.timeout(attemptMs) })),
  );
}

/**
 * Refuses the version for ten minutes if its first render crashes (behaviour/loading#25). Remotes that are older than
 * this package have no `rendered`.
 */
function refuseAfterCrash<Widget extends { rendered?: Promise<void> }>(widget: Widget, release: Release) {
  widget.rendered?.catch(() => refuseVersion(release.version, 'crash at first render'));
  return widget;
}

/** Rejects after the deadline if the value has not come. */
export function beforeDeadline<Value>(value: Promise<Value>, deadlineMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the header did not come within ${deadlineMs} ms`)),
      deadlineMs,
    );
  });
  return Promise.race([value, deadline]).finally(() => clearTimeout(timer));
}
