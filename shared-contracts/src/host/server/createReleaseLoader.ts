import { olderLineMessage } from '../../contracts/contractVersion.ts';
import { isChosen } from '../../contracts/isChosen.ts';
import type { Candidate, Release } from '../../contracts/release.ts';
import { isScriptOff } from '../../contracts/switches.ts';
import type { TrustSettings } from '../trust/trustSettings.ts';
import { createIsolatedRenderer, type IsolationSettings } from './createIsolatedRenderer.ts';
import { createPointerReader } from './createPointerReader.ts';
import { createRenderer, type Renderer } from './fragmentModule.ts';
import type { FragmentsSettings } from './fragments.ts';
import { downloadFile, downloadStyles, findStart, type StartScript, type Styles } from './releaseFiles.ts';
import { type CircuitBreaker, createBackOff } from './waiting.ts';

/** A release that the server can render with. */
export interface LoadedRelease {
  release: Release;
  renderer: Renderer;
  styles: Styles;
  /** The start script; undefined for an older release without one, and while the script is off. */
  start: StartScript | undefined;
  /** Until when it may be used. ISO 8601; undefined if it was not verified, or is a candidate. */
  expires: string | undefined;
}

interface LoaderSettings extends Required<Pick<FragmentsSettings, 'cacheSeconds' | 'report'>> {
  /** Undefined accepts any release. */
  trust: TrustSettings | undefined;
  pointerFile: string | undefined;
  /** Renders in another process with these limits; undefined renders in this process. */
  isolation: IsolationSettings | undefined;
  breaker: CircuitBreaker;
}

/**
 * Loads the current release of a channel. After a failure the last release stays in use until it expires, and the next
 * attempt waits.
 */
export function createReleaseLoader(channel: string, settings: LoaderSettings) {
  const { cacheSeconds, report, breaker } = settings;
  const pointers = createPointerReader(channel, settings);
  const backOff = createBackOff();
  let last: LoadedRelease | undefined;
  let candidate: (LoadedRelease & Pick<Candidate, 'share' | 'salt'>) | undefined;
  let freshUntil = 0;
  let loading: Promise<void> | undefined;
  let isOlderLineReported = false;

  return {
    /** The last release that could be loaded, if it has not expired. */
    get last(): LoadedRelease | undefined {
      return usable();
    },
    /** The candidate, if the visitor gets it and the last release has not expired. */
    candidateFor(visitor: string): LoadedRelease | undefined {
      return usable() && candidate && isChosen(candidate, visitor) ? candidate : undefined;
    },
    /** Starts loading the release if that is due. Resolves when a running load has ended; undefined if none runs. */
    refresh(): Promise<void> | undefined {
      const isDue = Date.now() >= freshUntil && !backOff.isPausing();
      if (!loading && isDue) loading = breaker.run(load).finally(() => (loading = undefined));
      return loading;
    },
  };

  function usable(): LoadedRelease | undefined {
    return last?.expires !== undefined && Date.parse(last.expires) <= Date.now() ? undefined : last;
  }

  /** Loads the current release. Resolves to whether that has succeeded. */
  async function load(): Promise<boolean> {
    try {
      const { release: channelRelease, revoked, expires } = await requestPointer();
      const { candidate: offered, ...release } = channelRelease;
      // A candidate that was withdrawn goes even if the release cannot be loaded.
      if (candidate?.release.version !== offered?.version) candidate = replace(candidate, undefined);
      if (last && revoked.includes(last.release.version)) last = replace(last, undefined);
      last = replace(last, { ...(await loadRelease(release, last, settings)), expires });
      candidate = replace(candidate, await loadCandidate(offered));
      reportOlderLine(release);
      freshUntil = Date.now() + cacheSeconds * 1000;
      backOff.onSuccess();
      return true;
    } catch (error) {
      backOff.onFailure();
      const shown = usable() ? 'the last release' : 'the fallback header';
      report(`no release could be loaded from ${channel}; pages show ${shown}`, error);
      return false;
    }
  }

  /** A candidate that cannot be loaded is left out: all pages get the release. */
  async function loadCandidate(offered: Candidate | undefined): Promise<typeof candidate> {
    if (!offered) return undefined;
    const { share, salt, ...release } = offered;
    try {
      return { ...(await loadRelease(release, candidate, settings)), expires: undefined, share, salt };
    } catch (error) {
      report(`header ${release.version} could not be loaded; all pages show the release before it`, error);
      return undefined;
    }
  }

  function reportOlderLine({ version, newestLine }: Release): void {
    if (newestLine && !isOlderLineReported) report(olderLineMessage(version, newestLine));
    isOlderLineReported ||= Boolean(newestLine);
  }

  /** Requests the pointer. If that fails, a process without a release uses the pointer that another has stored. */
  async function requestPointer() {
    try {
      return await pointers.request();
    } catch (error) {
      const stored = usable() ? undefined : await pointers.stored();
      if (!stored) throw error;
      report(`pages show the stored release ${stored.release.version}`, error);
      return stored;
    }
  }
}

/** Returns the next release, and frees what only the previous one needs. */
function replace<Loaded extends LoadedRelease>(previous: Loaded | undefined, next: Loaded | undefined) {
  if (previous && previous.renderer !== next?.renderer) previous.renderer.close();
  return next;
}

async function loadRelease(
  release: Release,
  previous: LoadedRelease | undefined,
  { isolation, report }: LoaderSettings,
): Promise<Omit<LoadedRelease, 'expires'>> {
  const { module } = release.fragments;
  const [style = ''] = release.assets.styles;
  const isSame = (address: string) =>
    address in release.integrity && release.integrity[address] === previous?.release.integrity[address];
  // A release without its style sheet is refused before its module is downloaded and imported.
  const styles = previous && isSame(style) ? previous.styles : await downloadStyles(release);
  const found = findStart(release);
  const sameStart = found && isSame(found.src) ? previous?.start : undefined;
  const start =
    found && !isScriptOff(release) ? (sameStart ?? (await withCode(found, release, report))) : undefined;
  if (previous && isSame(module)) return { release, renderer: previous.renderer, styles, start };
  const source = await downloadFile(module, release);
  const renderer = isolation
    ? await createIsolatedRenderer(source, isolation)
    : await createRenderer(source, release.integrity[module] ?? '');
  return { release, renderer, styles, start };
}

/** Adds the script's text, which pages inline. If the server cannot download it, browsers request the file. */
async function withCode(
  start: StartScript,
  release: Release,
  report: LoaderSettings['report'],
): Promise<StartScript> {
  try {
    return { ...start, code: await downloadFile(start.src, release) };
  } catch (error) {
    report("pages request the header's first script themselves, because the server could not", error);
    return start;
  }
}
