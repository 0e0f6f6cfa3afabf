// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSupportedBrowser } from '../shared/supportedBrowser.ts';
import { createLoadHeader } from './createLoadHeader.ts';
import { fetchUnverified } from './fetchRelease.ts';

let lacking: string;

beforeEach(() => {
  lacking = '';
  vi.stubGlobal('CSS', { supports: (style: string) => style !== lacking, registerProperty() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('isSupportedBrowser', () => {
  test('a browser with popovers, subgrid and @property is supported', () => {
    expect(isSupportedBrowser()).toBe(true);
  });

  test.each(['selector(:popover-open)', '(grid-template-rows: subgrid)'])(
    'a browser without %s is not',
    (style) => {
      lacking = style;

      expect(isSupportedBrowser()).toBe(false);
    },
  );

  test('a browser without @property is not', () => {
    vi.stubGlobal('CSS', { supports: () => true });

    expect(isSupportedBrowser()).toBe(false);
  });

  test('a browser whose elements have no `popover` is not', () => {
    vi.stubGlobal('HTMLElement', class {});

    expect(isSupportedBrowser()).toBe(false);
  });
});

test('loadHeader requests nothing in a browser that is not supported', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  lacking = 'selector(:popover-open)';
  const load = createLoadHeader(async () => null, fetchUnverified);

  const error = await load('https://header.example/stable/').catch((cause: Error) => cause);

  expect(error).toMatchObject({ name: 'UnsupportedBrowserError' });
  expect(fetched).not.toHaveBeenCalled();
});
