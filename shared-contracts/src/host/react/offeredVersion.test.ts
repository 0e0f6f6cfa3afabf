import { createRequire } from 'node:module';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { offeredVersion, type ReactModules } from './loadReactHeader.ts';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const canary = '19.4.0-canary-278794d7-20261002';

/** The modules of this workspace's React under the name of another version. */
const reactNamed = (version: string, changes: object = {}): ReactModules => ({
  react: { ...React, ...changes, version },
  jsxRuntime,
  dom: { ...dom, version },
  client,
});

describe('offeredVersion', () => {
  test.each(['18.3.1', '19.0.0', '19.3.1'])('offers React %s under its own version', (version) => {
    expect(offeredVersion(reactNamed(version))).toBe(version);
  });

  test('offers a canary as the release after which it is named', () => {
    expect(offeredVersion(reactNamed(canary))).toBe('19.4.0');
  });

  test('offers the canary that npm has, with its own hooks and internals', () => {
    const load = createRequire(import.meta.url);
    const modules: ReactModules = {
      react: load('react-canary'),
      jsxRuntime: load('react-canary/jsx-runtime'),
      dom: load('react-dom-canary'),
      client,
    };

    expect(modules.react.version).toContain('-canary-');
    expect(offeredVersion(modules)).toBe('19.3.0');
  });

  test.each([
    ['has lost a hook', reactNamed(canary, { useSyncExternalStore: undefined })],
    ['has no internals of React 19', reactNamed(canary, { [internals]: undefined })],
    ['has other internals', reactNamed(canary, { [internals]: { H: null, A: null, T: null } })],
    ['has a React DOM of another build', { ...reactNamed(canary), dom }],
    ['came before React 19.0', reactNamed('19.0.0-canary-a870b2d5-20240926')],
    ['is of React 20', reactNamed('20.1.0-canary-278794d7-20271002')],
    ['is experimental', reactNamed('0.0.0-experimental-278794d7-20261002')],
  ])('does not offer a canary that %s as a release', (_what, modules) => {
    expect(offeredVersion(modules)).toBe(modules.react.version);
  });
});
