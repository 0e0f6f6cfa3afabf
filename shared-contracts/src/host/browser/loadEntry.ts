import type { Release } from '../../contracts/release.ts';
import { addressOfAttempt, attemptMs } from './attempts.ts';
import type { LoadMountModule, MountModule } from './mountModule.ts';
import { trustedScriptUrl } from './trustedScriptUrl.ts';

/** The federation container that `remoteEntry.js` assigns to `window.header`. */
interface Container {
  init(shareScope: object, ...rest: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Global key of the loaded entries, which all copies of this package on the page share. An entry that runs twice would
 * create two headers that share nothing.
 */
const entriesKey = Symbol.for('grocer.entries.1');

const page = globalThis as { header?: unknown; [entriesKey]?: unknown };

/** The hash of each entry script by its address, as the release lists it. */
const entryHashes = new Map<string, string>();

/**
 * Remembers the hash of a release's entry, without which `loadEntry` does not load it
 * (behaviour/loading#browser-hashes).
 * @throws Error if the release has none
 */
export function pinEntry({ entry, integrity }: Release): void {
  const hash = integrity[entry];
  if (!hash) throw new Error(`release.json has no hash of ${entry}`);
  entryHashes.set(entry, hash);
}

/**
 * Loads an entry and returns its container. An entry runs only once per page, unless it fails (`discardEntry`).
 * @throws Error if the script does not load within 4.6 s, has no pinned hash or another one, or is no entry of the header
 */
export function loadEntry(address: string): Promise<Container> {
  const entries = entriesOfPage();
  const cached = entries.get(address);
  if (cached) return cached;
  const loading = runEntry(address);
  entries.set(address, loading);
  loading.catch(() => discardEntry(address));
  return loading;
}

/** The container of an entry that any copy of this package on the page has loaded or is loading. */
export const loadedEntry = (address: string): Promise<Container> | undefined => entriesOfPage().get(address);

/** Forgets a loaded entry, so that the next call loads it again. */
export const discardEntry = (address: string): void => void entriesOfPage().delete(address);

function entriesOfPage(): Map<string, Promise<Container>> {
  // A script of the page may have stored another value under this key.
  if (!(page[entriesKey] instanceof Map)) page[entriesKey] = new Map();
  return page[entriesKey] as Map<string, Promise<Container>>;
}

/** Runs the entry as a classic script, through the Trusted Types policy `grocer-mf` and with the page's nonce. */
async function runEntry(address: string): Promise<Container> {
  const before = page.header;
  // Throws if a script of the page has made `window.header` read-only. The entry itself would throw an uncaught error.
  if (before !== undefined) page.header = before;
  const url = addressOfAttempt(address);
  const hash = entryHashes.get(address);
  if (!hash) throw new Error(`release.json has no hash of ${address}`);
  await runScript(url, hash);
  const container = page.header;
  if (container === before || !isContainer(container)) throw new Error(`${url} is not a header entry`);
  return container;
}

const isContainer = (value: unknown): value is Container => {
  const { init, get } = (value ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
};

function runScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  // The same CORS mode as the preload, also on the page's own origin: with another mode the file is fetched twice.
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = trustedScriptUrl(url);
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    timeout = setTimeout(() => {
      cancelScript(script);
      reject(new Error(`${url} timed out after ${attemptMs / 1000} s`));
    }, attemptMs);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded`));
  });
  document.head.append(script);
  return loaded.finally(() => {
    clearTimeout(timeout);
    script.remove();
  });
}

/**
 * Moves the script into another document, where it never runs. If it ran after the timeout, it would replace the
 * container of the second attempt.
 */
function cancelScript(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}

/** The libraries that a page shares with the header, by name and version: a Module Federation share scope. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get(): () => unknown; loaded?: 1 }>>>
>;

/** Loads `./mount` from the header's entry directly, for pages without a federation runtime. */
export const loadFromEntry =
  (shareScope: ShareScope): LoadMountModule =>
  async ({ entry }) => {
    const container = await loadEntry(entry);
    try {
      await container.init(shareScope);
    } catch (error) {
      discardEntry(entry);
      throw error;
    }
    const getModule = await container.get('./mount');
    return getModule() as MountModule;
  };
