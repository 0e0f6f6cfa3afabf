// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../contracts/release.ts';
import { loadHeader } from './plain.ts';

const channel = 'https://header.example/stable/';

const release = (version: string): Release => ({
  version,
  entry: `https://header.example/${version}/remoteEntry.js`,
  assets: { scripts: [], styles: [] },
  integrity: { [`https://header.example/${version}/remoteEntry.js`]: 'sha384-entry' },
  contract: '0.1.0',
  fragments: { module: '' },
});

afterEach(() => vi.restoreAllMocks());

/** Makes each script assign a new container to window.header; `starts` are the implementations of `init`. */
function answerScripts(...starts: (() => void)[]) {
  const init = vi.fn();
  for (const start of starts) init.mockImplementationOnce(start);
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(globalThis, { header: { init, get: async () => () => ({ mount: () => 'mounted' }) } });
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')));
  });
  return init;
}

describe('loadHeader of a plain host', () => {
  test('initialises the container with an empty share scope and gets ./mount', async () => {
    const init = answerScripts();

    const { mount } = await loadHeader(channel, { release: release('1.0.0') });

    expect(init).toHaveBeenCalledExactlyOnceWith({});
    expect(mount('Header', document.body)).toBe('mounted');
  });

  test('loads the entry again if its container could not be initialised', async () => {
    const init = answerScripts(() => {
      throw new Error('no start');
    });

    await loadHeader(channel, { release: release('1.0.1') });

    expect(init).toHaveBeenCalledTimes(2);
  });
});
