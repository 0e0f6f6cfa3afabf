// @vitest-environment jsdom
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShareScope } from '../browser/loadEntry.ts';
import { loadReactHeader } from './loadReactHeader.ts';

afterEach(() => vi.restoreAllMocks());

test('a React app shares its four React libraries, all of one version, with the header', async () => {
  const init = vi.fn<(shareScope: ShareScope) => void>();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(globalThis, { header: { init, get: async () => () => ({ mount: () => 'mounted' }) } });
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')));
  });

  const { mount } = await loadReactHeader('https://header.example/stable/', {
    release: {
      version: '1.0.0',
      entry: 'https://header.example/1.0.0/remoteEntry.js',
      assets: { scripts: [], styles: [] },
      integrity: { 'https://header.example/1.0.0/remoteEntry.js': 'sha384-entry' },
      contract: '0.1.0',
      fragments: { module: '' },
    },
  });

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
