// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../release.ts';
import { loadHeader } from './loadHeader.ts';

const release = (version: string): Release => ({
  version,
  entry: `https://header.example/${version}/remoteEntry.js`,
  assets: { scripts: [], styles: [] },
  integrity: {},
  contract: '0.1.0',
  fragments: { module: '' },
});

afterEach(() => vi.restoreAllMocks());

/** Every script puts a new container at window.header; `starts` are what their `init` does. */
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
  test('starts the container with an empty share scope and opens ./mount', async () => {
    const init = answerScripts();

    const { mount } = await loadHeader(release('1.0.0'));

    expect(init).toHaveBeenCalledExactlyOnceWith({});
    expect(mount('Header', document.body)).toBe('mounted');
  });

  test('loads anew what could not be started', async () => {
    const init = answerScripts(() => {
      throw new Error('no start');
    });

    await loadHeader(release('1.0.1'));

    expect(init).toHaveBeenCalledTimes(2);
  });
});
