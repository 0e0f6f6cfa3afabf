import { readFile, rename, writeFile } from 'node:fs/promises';
import { olderLineMessage } from '../../contracts/contractVersion.ts';
import { maxPointerBytes, parseRelease, type Release, releaseAddress } from '../../contracts/release.ts';
import { assertSecureAddress, fetchText } from '../fetchText.ts';
import { assertPublicKeys, type PublicKeys } from '../trust/signature.ts';
import { type VerifiedPointer, verifyPointer } from '../trust/verifyPointer.ts';
import { createIsolatedRenderer, type IsolationSettings } from './createIsolatedRenderer.ts';
import { createRenderer, type Renderer } from './fragmentModule.ts';
import type { FragmentsSettings } from './fragments.ts';
import {
  downloadFile,
  downloadStyles,
  findStart,
  requestTimeoutMs,
  type StartScript,
  type Styles,
} from './releaseFiles.ts';
import { type CircuitBreaker, createBackOff } from './waiting.ts';

/** A release that the server can render with. */
export interface LoadedRelease {
  release: Release;
  renderer: Renderer;
  styles: Styles;
  /** The start script; undefined for an older release without one. */
  start: StartScript | undefined;
}

interface LoaderSettings extends Required<Pick<FragmentsSettings, 'cacheSeconds' | 'report'>> {
  keys: PublicKeys | undefined;
  pointerFile: string | undefined;
  /** Renders in a worker with these limits; undefined renders in this process. */
  isolation: IsolationSettings | undefined;
  breaker: CircuitBreaker;
}

/**
 * Loads the current release of a channel. After a failure the last release stays in use, and the next attempt
 * waits.
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
    /** The last release that could be loaded. */
    get last(): LoadedRelease | undefined {
      return last;
    },
    /** Resolves when a release that is being loaded has loaded or failed; undefined if none is being loaded. */
    refresh(): Promise<void> | undefined {
      const isDue = Date.now() >= freshUntil && !backOff.isPausing();
      if (!loading && isDue) loading = breaker.run(load).finally(() => (loading = undefined));
      return loading;
    },
  };

  /** Loads the current release. Resolves to whether that has succeeded. */
  async function load(): Promise<boolean> {
    try {
      const { release, revoked } = await requestPointer();
      if (last && revoked.includes(last.release.version)) replaceLast(undefined);
      replaceLast(await loadRelease(release, last, settings));
      reportOlderLine(release);
      freshUntil = Date.now() + cacheSeconds * 1000;
      backOff.onSuccess();
      return true;
    } catch (error) {
      backOff.onFailure();
      const shown = last ? 'the last release' : 'the fallback header';
      report(`no release could be loaded from ${channel}; pages show ${shown}`, error);
      return false;
    }
  }

  function reportOlderLine({ version, newestLine }: Release): void {
    if (newestLine && !isOlderLineReported) report(olderLineMessage(version, newestLine));
    isOlderLineReported ||= Boolean(newestLine);
  }

  /** Requests the pointer. If it is refused, a new process uses the pointer that an earlier process has stored. */
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
  { isolation, report }: LoaderSettings,
): Promise<LoadedRelease> {
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

/** The content of a channel's `release.json` that a server uses. */
interface Pointer {
  release: Release;
  revoked: readonly string[];
}

/** Creates a reader of a channel's `release.json`. */
function createPointerReader(channel: string, { keys, pointerFile, report }: LoaderSettings) {
  let last: VerifiedPointer | undefined;
  if (keys) assertPublicKeys(keys);
  else report(`releases from ${channel} are not verified, because the setting keys names no public key`);

  return {
    /** Requests the pointer of the channel. @throws Error with the reason if it is refused */
    async request(): Promise<Pointer> {
      const address = releaseAddress(channel);
      assertSecureAddress(address);
      const text = await fetchText(address, { timeoutMs: requestTimeoutMs, maxBytes: maxPointerBytes });
      if (!keys) return { release: parseRelease(JSON.parse(text), address), revoked: [] };
      last ??= await readStored(address, keys);
      last = await verifyPointer(text, address, { keys, minSequence: last?.sequence ?? 0 });
      await store(last);
      return last;
    },
    /** The stored pointer of an earlier process, if it is still valid. */
    async stored(): Promise<Pointer | undefined> {
      if (keys) last ??= await readStored(releaseAddress(channel), keys);
      return last;
    },
  };

  async function readStored(address: string, pinned: PublicKeys): Promise<VerifiedPointer | undefined> {
    if (pointerFile === undefined) return undefined;
    try {
      const text = await readFile(pointerFile, 'utf8');
      return await verifyPointer(text, address, { keys: pinned, minSequence: 0 });
    } catch {
      // The file does not exist before the first release, or its pointer has expired.
      return undefined;
    }
  }

  async function store({ text }: VerifiedPointer): Promise<void> {
    if (pointerFile === undefined) return;
    try {
      await writeFile(`${pointerFile}.new`, text);
      await rename(`${pointerFile}.new`, pointerFile);
    } catch (error) {
      report(`the verified release could not be stored in ${pointerFile}`, error);
    }
  }
}
