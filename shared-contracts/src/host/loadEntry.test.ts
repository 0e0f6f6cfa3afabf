// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptMs, forgetEntry, loadEntry } from './loadEntry.ts';
import { trustScriptsFrom } from './trustedScriptUrl.ts';

const address = 'https://header.example/1.0.0/remoteEntry.js';
const container = () => ({ init() {}, get: async () => () => ({}) });

let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  forgetEntry(address);
  trustScriptsFrom(address);
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

describe('loadEntry', () => {
  test('gives what the script puts at window.header', async () => {
    const loading = loadEntry(address);
    const header = container();
    answer(header);

    await expect(loading).resolves.toBe(header);
    expect(scripts[0]?.src).toBe(address);
  });

  test('runs an entry once, whoever asks for it', async () => {
    const loading = [loadEntry(address), loadEntry(address)];
    answer(container());
    const [first, second] = await Promise.all([...loading]);

    expect(second).toBe(first);
    expect(await loadEntry(address)).toBe(first);
    expect(scripts).toHaveLength(1);
  });

  test('carries the page’s nonce', async () => {
    document.body.innerHTML = '<script nonce="n1"></script>';
    const loading = loadEntry(address);
    answer(container());
    await loading;

    expect(scripts[0]?.nonce).toBe('n1');
  });

  test('takes an answer that is no script for a failure, and asks past the caches the next time', async () => {
    const first = loadEntry(address);
    answer(undefined);
    await expect(first).rejects.toThrow('is no entry of the header');

    const second = loadEntry(address);
    answer(container());
    await second;

    expect(scripts[1]?.src).toMatch(/remoteEntry\.js\?retry=\w+$/);
  });

  test('does not take the container of an earlier load for this one’s', async () => {
    const old = container();
    Object.assign(globalThis, { header: old });
    const loading = loadEntry(address);
    answer(old);

    await expect(loading).rejects.toThrow('is no entry');
  });

  test('gives a script up that hangs, and keeps it from running later', async () => {
    vi.useFakeTimers();
    const loading = expect(loadEntry(address)).rejects.toThrow('did not come within 8 s');

    await vi.advanceTimersByTimeAsync(attemptMs);
    await loading;

    expect(scripts[0]?.ownerDocument).not.toBe(document);
    vi.useRealTimers();
  });
});
