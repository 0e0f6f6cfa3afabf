// @vitest-environment jsdom
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Offers } from '../openByEntry.ts';
import { loadHeader } from './loadHeader.ts';

afterEach(() => vi.restoreAllMocks());

test('a React app offers the header its own React, all four libraries of one version', async () => {
  const init = vi.fn<(offers: Offers) => void>();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(globalThis, { header: { init, get: async () => () => ({ mount: () => 'mounted' }) } });
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')));
  });

  const { mount } = await loadHeader({
    version: '1.0.0',
    entry: 'https://header.example/1.0.0/remoteEntry.js',
    assets: { scripts: [], styles: [] },
    integrity: {},
    contract: '0.1.0',
    fragments: { module: '' },
  });

  expect(mount('Header', document.body)).toBe('mounted');
  const offers = init.mock.lastCall?.[0] ?? {};
  expect(Object.keys(offers).sort()).toEqual(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
  for (const versions of Object.values(offers)) expect(Object.keys(versions)).toEqual([React.version]);
  expect(offers.react?.[React.version]?.get()()).toHaveProperty('useState', React.useState);
  expect(offers['react-dom']?.[React.version]?.get()()).toHaveProperty('flushSync', ReactDOM.flushSync);
});
