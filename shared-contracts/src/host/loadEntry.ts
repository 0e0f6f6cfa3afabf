import { trustedScriptUrl } from './trustedScriptUrl.ts';

/** What `remoteEntry.js` puts at `window.header`: a federation container. */
export interface Container {
  init(shareScope: object, ...rest: unknown[]): unknown;
  get(door: string): Promise<() => unknown>;
}

/** An entry that takes longer is given up, and asked for anew. */
export const attemptMs = 8000;

const failed = new Set<string>();

/**
 * Runs an entry as a classic script, through the Trusted Types policy `grocer-mf` and with the page's nonce. Where the
 * last try failed the address gets a query, so that no cache on the way answers with what was broken.
 * @throws Error when the script does not come, or is no entry
 */
export async function loadEntry(address: string): Promise<Container> {
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
