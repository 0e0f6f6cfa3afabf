// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aRelease } from '../testing/aRemote.ts';
import { attemptMs, attemptTwice } from './attempts.ts';
import { discardEntry, loadEntry, pinEntry } from './loadEntry.ts';
import { trustChannel } from './trustedScriptUrl.ts';

const address = 'https://header.example/1.0.0/remoteEntry.js';
const container = () => ({ init() {}, get: async () => () => ({}) });

let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  discardEntry(address);
  pinEntry({ ...aRelease(), entry: address, integrity: { [address]: 'sha384-entry' } });
  trustChannel('https://header.example/stable/');
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'header');
});

const answer = (header: unknown) => {
  Object.assign(globalThis, { header });
  scripts.at(-1)?.onload?.(new Event('load'));
};

const load = (header = container()) => {
  const loading = loadEntry(address);
  answer(header);
  return loading;
};

describe('loadEntry', () => {
  test('returns the container that the script assigns to window.header', async () => {
    const header = container();

    await expect(load(header)).resolves.toBe(header);
    expect(scripts[0]?.src).toBe(address);
  });

  test('runs an entry once for all callers', async () => {
    const loading = [loadEntry(address), loadEntry(address)];
    answer(container());
    const [first, second] = await Promise.all([...loading]);

    expect(second).toBe(first);
    expect(await loadEntry(address)).toBe(first);
    expect(scripts).toHaveLength(1);
  });

  test('loads the entry beside a script that has taken the global of the entries', async () => {
    Object.assign(globalThis, { [Symbol.for('grocer.entries.1')]: 'taken' });
    const header = container();

    await expect(load(header)).resolves.toBe(header);
  });

  test('runs no script on a page whose global `header` cannot be changed', async () => {
    Object.defineProperty(globalThis, 'header', { value: 'taken', configurable: true });

    await expect(loadEntry(address)).rejects.toThrow('read only');
    expect(scripts).toEqual([]);
  });

  test('loads the entry with the hash of its release, as its preload does, and the page’s nonce', async () => {
    document.body.innerHTML = '<script nonce="n1"></script>';

    await load();

    expect(scripts[0]).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous', nonce: 'n1' });
  });

  test('refuses an entry without a hash', async () => {
    await expect(loadEntry(`${address}?other`)).rejects.toThrow('release.json has no hash of');
    expect(scripts).toEqual([]);
  });

  test('rejects an answer that is not an entry, and bypasses the caches in the next attempt', async () => {
    const loading = attemptTwice(address, () => loadEntry(address));
    answer({ init() {} });
    await vi.waitFor(() => expect(scripts[1]?.src).toMatch(/remoteEntry\.js\?retry=\w+$/));
    const header = container();
    answer(header);

    await expect(loading).resolves.toBe(header);
  });

  test('rejects a script that leaves the container of an earlier entry in place', async () => {
    const old = container();
    Object.assign(globalThis, { header: old });

    await expect(load(old)).rejects.toThrow('is not a header entry');
  });

  test('rejects after 4.6 seconds, and prevents the script from running later', async () => {
    vi.useFakeTimers();
    const loading = expect(loadEntry(address)).rejects.toThrow('timed out after 4.6 s');

    await vi.advanceTimersByTimeAsync(attemptMs);
    await loading;

    expect(scripts[0]?.ownerDocument).not.toBe(document);
    vi.useRealTimers();
  });
});
