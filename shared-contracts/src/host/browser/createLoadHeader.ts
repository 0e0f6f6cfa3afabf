import { pageBus } from '../../events/bus.ts';
import { noteToConsole } from '../../events/reportToConsole.ts';
import { contractLineOf, contractVersion } from '../contractVersion.ts';
import { whenActivated } from '../need/whenActivated.ts';
import { olderLineMessage } from '../olderLineMessage.ts';
import { type Release, releaseAddress } from '../release.ts';
import { attemptTwice } from '../retry/attemptTwice.ts';
import { firstPaint } from './firstPaint.ts';
import { pinEntry } from './loadEntry.ts';
import type { LoadedHeader, LoadHeader, MountedWidget, MountModule } from './mountModule.ts';
import { preloadRelease } from './preloadRelease.ts';
import { assertNotRefused, IncompatibleHeaderError, refuseVersion } from './refusedVersion.ts';
import { assertSupportedBrowser } from './supportedBrowser.ts';
import { trustChannel, trustedScriptUrl } from './trustedScriptUrl.ts';

let isOlderLineReported = false;

/** Loads the module `./mount` of a release. Each kind of host has its own function. */
export type LoadMountModule = (release: Release) => Promise<MountModule | null>;

/** Fetches the current release of a channel. The script with one tag has its own function, which is shorter. */
export type FetchRelease = (channel: string) => Promise<Release>;

/**
 * Creates the `loadHeader` of one kind of host (behaviour/loading#load-header, #second-try). All callers share one
 * load, and each has its own deadline. The first load that fails is tried once more, past all caches. A header that
 * loads after a deadline is used by later calls; a failed load is not remembered.
 */
export function createLoadHeader(loadMountModule: LoadMountModule, fetchRelease: FetchRelease): LoadHeader {
  const loads = new Map<string, Promise<LoadedHeader>>();

  return async (channel, { release, deadlineMs = 10_000 } = {}) => {
    await whenActivated();
    // A header that waits until it is needed stops waiting.
    pageBus()?.request?.();
    const key = release?.entry ?? releaseAddress(channel);
    return beforeDeadline(loads.get(key) ?? startLoad(key, channel, release), deadlineMs);
  };

  function startLoad(key: string, channel: string, given: Release | undefined): Promise<LoadedHeader> {
    const forget = () => loads.delete(key);
    const load = loadRelease(channel, given, { loadMountModule, fetchRelease }).then((header) =>
      refuseAfterCrash(header, forget),
    );
    loads.set(key, load);
    load.catch(forget);
    return load;
  }
}

interface Loaders {
  loadMountModule: LoadMountModule;
  fetchRelease: FetchRelease;
}

async function loadRelease(
  channel: string,
  given: Release | undefined,
  { loadMountModule, fetchRelease }: Loaders,
): Promise<LoadedHeader> {
  assertSupportedBrowser();
  const release = given ?? (await fetchRelease(channel));
  assertNotRefused(release.version);
  assertCompatible(release);
  trustChannel(channel);
  // Throws if the release is in another folder. A federation runtime would load it all the same.
  trustedScriptUrl(release.entry);
  pinEntry(release);
  preloadRelease(release);
  // Files from the browser's cache would run before the first frame, and delay it.
  await firstPaint();
  const module = await attemptTwice(release.entry, () => loadMountModule(release));
  if (typeof module?.mount !== 'function') throw new Error(`${release.entry} has no ./mount`);
  return { release, mount: (...args) => module.mount(...args) };
}

/** A page of an older line gets the last release that it can read, and says so once. */
function assertCompatible({ version, contract, lines, newestLine }: Release): void {
  const line = contractLineOf(contractVersion);
  if (!(lines ?? [contractLineOf(contract)]).includes(line)) {
    refuseVersion(version, 'incompatible contract');
    throw new IncompatibleHeaderError(
      `header ${version} speaks @grocer/shared-contracts ${contract}, this page has ${contractVersion}: install ^${contract}`,
    );
  }
  if (newestLine && !isOlderLineReported) noteToConsole(olderLineMessage(version, newestLine));
  isOlderLineReported ||= Boolean(newestLine);
}

/**
 * Refuses the version for ten minutes if its first render crashes, and calls `forget`, so that the next load asks for
 * the current release. Remotes that are older than this package have no `rendered`.
 */
function refuseAfterCrash({ release, mount }: LoadedHeader, forget: () => void): LoadedHeader {
  const refuse = () => {
    refuseVersion(release.version, 'crash at first render');
    forget();
  };
  return {
    release,
    mount(...args) {
      const widget: MountedWidget = mount(...args);
      widget.rendered?.catch(refuse);
      return widget;
    },
  };
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
