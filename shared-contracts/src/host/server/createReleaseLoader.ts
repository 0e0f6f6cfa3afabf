import { olderLineMessage } from '../../contracts/contractVersion.ts';
import type { Release } from '../../contracts/release.ts';
import { createIsolatedRenderer, type IsolationSettings } from './createIsolatedRenderer.ts';
import { createPointerReader, type Pointer, type PointerSettings } from './createPointerReader.ts';
import { createRenderer, type Renderer } from './fragmentModule.ts';
import {
  downloadFile,
  downloadStyles,
  findStart,
  hashOf,
  type StartScript,
  type Styles,
} from './releaseFiles.ts';
import type { Report } from './report.ts';
import { createBackOff } from './waiting.ts';

/** A release that the server can render with. */
export interface LoadedRelease {
  release: Release;
  renderer: Renderer;
  styles: Styles;
  /** Undefined for a release of before it existed. */
  start: StartScript | undefined;
}

interface LoaderSettings extends PointerSettings {
  /** Seconds until the channel is asked again. */
  cacheSeconds: number;
  /** Renders in a worker with these limits; undefined renders in this process. */
  isolation: IsolationSettings | undefined;
  report: Report;
  /** A release has been loaded in this time. */
  onLoaded: (durationMs: number) => void;
}

/** Loads the current release of a channel. A failure keeps the last one, and is followed by a pause. */
export function createReleaseLoader(channel: string, settings: LoaderSettings) {
  const { cacheSeconds, report, onLoaded } = settings;
  const pointers = createPointerReader(channel, settings, report);
  const backOff = createBackOff();
  let last: LoadedRelease | undefined;
  let freshUntil = 0;
  let loading: Promise<void> | undefined;
  let isOlderLineReported = false;

  return {
    /** The last release that could be loaded. */
    get last(): LoadedRelease | undefined {
      return last;
    },
    /** Resolves when a release that is being loaded has loaded or failed; undefined if none is being loaded. */
    refresh(): Promise<void> | undefined {
      const isDue = Date.now() >= freshUntil && !backOff.isPausing();
      if (!loading && isDue) loading = load().finally(() => (loading = undefined));
      return loading;
    },
  };

  async function load(): Promise<void> {
    const startedAt = performance.now();
    try {
      const { release, revoked } = await requestPointer();
      if (last && revoked.includes(last.release.version)) replaceLast(undefined);
      replaceLast(await loadRelease(release, last, settings));
      reportOlderLine(release);
      freshUntil = Date.now() + cacheSeconds * 1000;
      backOff.onSuccess();
      onLoaded(performance.now() - startedAt);
    } catch (error) {
      backOff.onFailure();
      const shown = last ? 'the last release' : 'the fallback header';
      report(`no release could be loaded from ${channel}; pages show ${shown}`, error);
    }
  }

  function reportOlderLine({ version, newestLine }: Release): void {
    if (newestLine && !isOlderLineReported) report(olderLineMessage(version, newestLine));
    isOlderLineReported ||= Boolean(newestLine);
  }

  /** A new process of a server may have to start while somebody serves an old or changed pointer. */
  async function requestPointer(): Promise<Pointer> {
    try {
      return await pointers.request();
    } catch (error) {
      const stored = last ? undefined : await pointers.stored();
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
  { isolation, report }: Pick<LoaderSettings, 'isolation' | 'report'>,
): Promise<LoadedRelease> {
  const { module } = release.fragments;
  const [style = ''] = release.assets.styles;
  const isSame = (address: string) =>
    previous &&
    hashOf(address, release) === hashOf(address, previous.release) &&
    address in release.integrity;
  // A release without its style sheet is refused before its module is downloaded and imported.
  const styles = previous && isSame(style) ? previous.styles : await downloadStyles(release);
  const found = findStart(release);
  const start = found && isSame(found.src) ? previous?.start : await withCode(found, release, report);
  if (previous && isSame(module)) return { release, renderer: previous.renderer, styles, start };
  const source = await downloadFile(module, release);
  const renderer = isolation
    ? await createIsolatedRenderer(source, isolation)
    : await createRenderer(source, hashOf(module, release) ?? '');
  return { release, renderer, styles, start };
}

/** Adds the script's text, for pages that have it in their HTML. Without it their browsers request the file. */
async function withCode(
  start: StartScript | undefined,
  release: Release,
  report: Report,
): Promise<StartScript | undefined> {
  if (!start) return undefined;
  try {
    return { ...start, code: await downloadFile(start.src, release) };
  } catch (error) {
    report("pages request the header's first script themselves, because the server could not", error);
    return start;
  }
}
