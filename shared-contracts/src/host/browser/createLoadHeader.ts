import { contractLineOf, contractVersion, olderLineMessage } from '../../contracts/contractVersion.ts';
import { pageBus } from '../../contracts/events/bus.ts';
import { noteOnce } from '../../contracts/events/reportToConsole.ts';
import { type Release, releaseAddress } from '../../contracts/release.ts';
import { createPreloadLinks } from '../preloadLinks.ts';
import { assertSupportedBrowser } from '../shared/supportedBrowser.ts';
import { whenActivated } from '../shared/whenActivated.ts';
import { assertScriptOn } from './assertScriptOn.ts';
import { attemptTwice } from './attempts.ts';
import { firstPaint } from './firstPaint.ts';
import { pinEntry } from './loadEntry.ts';
import type { LoadedHeader, LoadHeader, LoadMountModule, MountedWidget } from './mountModule.ts';
import { trustChannel, trustedScriptUrl } from './trustedScriptUrl.ts';

/**
 * Creates the `loadHeader` of one kind of host (behaviour/loading#load-header, #second-try). Calls for the same channel
 * or release share one load, and each has its own deadline. An entry that fails for the first time is requested once
 * more, past all caches. A header that loads after a deadline is used by later calls; they repeat a failed load.
 */
export function createLoadHeader(
  loadMountModule: LoadMountModule,
  fetchRelease: (channel: string) => Promise<Release>,
): LoadHeader {
  const loads = new Map<string, Promise<LoadedHeader>>();

  return async (channel, { release, deadlineMs = 10_000 } = {}) => {
    await whenActivated();
    // Makes a header that waits until it is needed (`whenNeeded`) load now.
    pageBus()?.request?.();
    // The same key for all ways to write a channel's address: with or without a last `/` or `release.json`.
    const key = release?.entry ?? `${channel}`.replace(/\/?(release\.json)?$/, '');
    return beforeDeadline(loads.get(key) ?? startLoad(key, channel, release), deadlineMs);
  };

  function startLoad(key: string, channel: string, given: Release | undefined): Promise<LoadedHeader> {
    const forget = () => loads.delete(key);
    const load = loadRelease(channel, given, forget);
    loads.set(key, load);
    load.catch(forget);
    return load;
  }

  /** After a crash in the first render, `forget` makes the next call request the current release again. */
  async function loadRelease(
    channel: string,
    given: Release | undefined,
    forget: () => void,
  ): Promise<LoadedHeader> {
    assertSupportedBrowser();
    const release = given ?? (await fetchRelease(channel));
    assertScriptOn(release);
    const build = buildOf(channel, release);
    assertNotRefused(build);
    assertCompatible(release, build);
    trustChannel(channel);
    // Throws if the release is in another folder. A federation runtime would load it all the same.
    trustedScriptUrl(release.entry);
    pinEntry(release);
    preloadRelease(release);
    // Files from the browser's cache would run before the first frame, and delay it.
    await firstPaint();
    const module = await attemptTwice(release.entry, () => loadMountModule(release));
    if (typeof module?.mount !== 'function') throw new Error(`${release.entry} has no ./mount`);
    return {
      release,
      mount(name, element, options) {
        const widget: MountedWidget = module.mount(name, element, options, release.switches);
        // Remotes that are older than this package have no `rendered`.
        widget.rendered?.catch(() => {
          refuse(build, 'crash at first render');
          forget();
        });
        return widget;
      },
    };
  }
}

/** Refuses an incompatible release. Notes once on the console if the page's package is of an older line. */
function assertCompatible({ version, contract, lines, newestLine }: Release, build: string): void {
  const line = contractLineOf(contractVersion);
  if (!(lines ?? [contractLineOf(contract)]).includes(line)) {
    refuse(build, 'incompatible contract');
    throw new IncompatibleHeaderError(
      `header ${version} speaks @grocer/shared-contracts ${contract}, this page has ${contractVersion}: install ^${contract}`,
    );
  }
  if (newestLine) noteOnce(olderLineMessage(version, newestLine));
}

/** Settles like the promise, but rejects if that is still pending after the deadline. */
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

/**
 * The page cannot use this version of the header, and still shows its fragment or the fallback header
 * (behaviour/loading#refused-versions).
 */
export class IncompatibleHeaderError extends Error {
  override readonly name = 'IncompatibleHeaderError' as const;
}

const refusedKey = 'grocer.header.refused';
const refusedForMs = 10 * 60 * 1000;

/**
 * Names what is refused: one build of one channel. Another build of the same version, such as that of an override, has
 * another channel or another hash.
 */
const buildOf = (channel: string, { version, entry, integrity }: Release): string =>
  `${version} from ${releaseAddress(channel)} (${integrity[entry]})`;

/**
 * Records in this tab that a release must not be loaded again for ten minutes, because another attempt would fail in
 * the same way. Network failures are not recorded.
 */
function refuse(build: string, reason: 'incompatible contract' | 'crash at first render'): void {
  try {
    const until = Date.now() + refusedForMs;
    sessionStorage.setItem(refusedKey, JSON.stringify({ build, reason, until }));
  } catch {
    // Without access to storage the release is loaded again.
  }
}

/** @throws IncompatibleHeaderError if the release was refused in the last ten minutes */
function assertNotRefused(build: string): void {
  const refused = readRefused();
  const until = Number(refused?.until);
  if (refused?.build !== build || !(until > Date.now())) return;
  throw new IncompatibleHeaderError(
    `header ${build} is refused until ${new Date(until).toISOString()}: ${refused.reason}`,
  );
}

function readRefused(): Record<string, unknown> | null {
  try {
    return JSON.parse(sessionStorage.getItem(refusedKey) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Requests the header's scripts together with its entry, which would request them later. Leaves out the style sheet: a
 * preload would have its SHA-384, but the entry's `<link>` has its SHA-256, so it would be fetched twice. Does nothing
 * if the page has the preloads, from an earlier call or from the server, which writes them for a signed-in shopper.
 */
export function preloadRelease(release: Release): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  if (links.some(({ href }) => href === release.entry)) return;
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  for (const link of createPreloadLinks(release, nonce))
    document.head.append(Object.assign(document.createElement('link'), link));
}
