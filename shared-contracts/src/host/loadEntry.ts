import { trustedScriptUrl } from './trustedScriptUrl.ts';

/** What `remoteEntry.js` puts at `window.header`: a federation container. */
export interface Container {
  init(shareScope: object, ...rest: unknown[]): unknown;
  get(door: string): Promise<() => unknown>;
}

/** An entry that takes longer is given up, and asked for anew. */
export const attemptMs = 8000;

/** Spoken by every copy of this package on the page: an entry that ran twice would be two headers, sharing nothing. */
const entriesKey = Symbol.for('grocer.entries.1');

const failed = new Set<string>();

/**
 * The container of an entry, which runs once on a page, whoever asks for it. Where the last try failed the address gets a
 * query, so that no cache on the way answers with what was broken.
 * @throws Error when the script does not come, or is no entry
 */
export function loadEntry(address: string): Promise<Container> {
  const entries = entriesOfPage();
  const known = entries.get(address);
  if (known) return known;
  const loading = runEntry(address);
  entries.set(address, loading);
  loading.catch(() => forgetEntry(address));
  return loading;
}

/** The next who asks for it loads it anew. */
export const forgetEntry = (address: string): void => void entriesOfPage().delete(address);

function entriesOfPage(): Map<string, Promise<Container>> {
  const page = globalThis as { [entriesKey]?: Map<string, Promise<Container>> };
  page[entriesKey] ??= new Map();
  return page[entriesKey];
}

/** As a classic script, through the Trusted Types policy `grocer-mf` and with the page's nonce. */
async function runEntry(address: string): Promise<Container> {
  const before = headerGlobal();
  const url = failed.has(address) ? withRetryQuery(address) : address;
  failed.add(address);
  await runScript(url);
  const container = headerGlobal();
  if (container === before || !isContainer(container)) throw new Error(`${url} is no entry of the header`);
  failed.delete(address);
  return container;
}

/** The address as no cache knows it. */
export const withRetryQuery = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set('retry', Date.now().toString(36));
  return url.href;
};

const headerGlobal = (): unknown => (globalThis as { header?: unknown }).header;

const isContainer = (value: unknown): value is Container => {
  const { init, get } = (value ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
};

function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  script.async = true;
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  let limit: ReturnType<typeof setTimeout> | undefined;
  const came = new Promise<void>((resolve, reject) => {
    limit = setTimeout(() => {
      disarm(script);
      reject(new Error(`${url} did not come within ${attemptMs / 1000} s`));
    }, attemptMs);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded`));
  });
  document.head.append(script);
  return came.finally(() => {
    clearTimeout(limit);
    script.remove();
  });
}

/** A script that came after all would put a second container in the first one's place; in another document it never runs. */
function disarm(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
