import { olderLineMessage } from '../../contracts/contractVersion.ts';
import type { Release } from '../../contracts/release.ts';
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
  /** The start script; undefined for an older release without one. */
  start: StartScript | undefined;
  /** Until when it may be used. ISO 8601; undefined for one that was not verified. */
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
  let freshUntil = 0;
  let loading: Promise<void> | undefined;
  let isOlderLineReported = false;

  return {
    /** The last release that could be loaded, if it has not expired. */
    get last(): LoadedRelease | undefined {
      return usable();
    },
    /** Resolves when a release that is being loaded has loaded or failed; undefined if none is being loaded. */
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
      const { release, revoked, expires } = await requestPointer();
      if (last && revoked.includes(last.release.version)) replaceLast(undefined);
      replaceLast({ ...(await loadRelease(release, last, settings)), expires });
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

  function reportOlderLine({ version, newestLine }: Release): void {
    if (newestLine && !isOlderLineReported) report(olderLineMessage(version, newestLine));
    isOlderLineReported ||= Boolean(newestLine);
  }

  /** Requests the pointer. If it is refused, a process without a release uses the pointer that another one has stored. */
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

  function replaceLast(next: LoadedRelease | undefined): void {
    if (last && last.renderer !== next?.renderer) last.renderer.close();
    last = next;
  }
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
  const start = found && (isSame(found.src) ? previous?.start : await withCode(found, release, report));
  if (previous && isSame(module)) return { release, renderer: previous.renderer, styles, start };
  const source = await downloadFile(module, release);
  const renderer = isolation
    ? await createIsolatedRenderer(source, isolation)
    : await createRenderer(source, release.integrity[module] ?? '');
  return { release, renderer, styles, start };
}

/** Adds the script's text, which pages inline. Without it their browsers request the file. */
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
