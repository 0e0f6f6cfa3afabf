// @vitest-environment jsdom
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShareScope } from './browser/loadEntry.ts';
import { loadHeader } from './plain.ts';
import { loadReactHeader } from './react/loadReactHeader.ts';
import { aLoadedRelease } from './testing/aRemote.ts';

const channel = 'https://header.example/stable/';

afterEach(() => vi.restoreAllMocks());

/** Makes each script assign a new container to window.header. */
function answerScripts() {
  const init = vi.fn<(shareScope: ShareScope) => void>();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(globalThis, { header: { init, get: async () => () => ({ mount: () => 'mounted' }) } });
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')));
  });
  return init;
}

test('a plain page initialises the container with an empty share scope and gets ./mount', async () => {
  const init = answerScripts();

  const { mount } = await loadHeader(channel, { release: aLoadedRelease('1.0.0') });

  expect(init).toHaveBeenCalledExactlyOnceWith({});
  expect(mount('Header', document.body)).toBe('mounted');
});

test('an entry is loaded again if its container could not be initialised', async () => {
  const init = answerScripts().mockImplementationOnce(() => {
    throw new Error('no start');
  });

  await loadHeader(channel, { release: aLoadedRelease('1.0.1') });

  expect(init).toHaveBeenCalledTimes(2);
});

test('a React app shares its four React libraries, all of one version, with the header', async () => {
  const init = answerScripts();

  const { mount } = await loadReactHeader(channel, { release: aLoadedRelease('1.0.2') });

  expect(mount('Header', document.body)).toBe('mounted');
  const shareScope = init.mock.lastCall?.[0] ?? {};
  expect(Object.keys(shareScope).sort()).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ]);
  for (const versions of Object.values(shareScope)) expect(Object.keys(versions)).toEqual([React.version]);
  expect(shareScope.react?.[React.version]?.get()()).toHaveProperty('useState', React.useState);
  expect(shareScope['react-dom']?.[React.version]?.get()()).toHaveProperty('flushSync', ReactDOM.flushSync);
});
