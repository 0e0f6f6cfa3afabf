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
afterEach(() => vi.unstubAllGlobals());

describe('isSupportedBrowser', () => {
  test('a browser with popovers, subgrid and @property is supported', () => {
    expect(isSupportedBrowser()).toBe(true);
  });

  test.each<[what: string, remove: () => void]>([
    ['popovers in CSS', () => (lacking = 'selector(:popover-open)')],
    ['subgrid', () => (lacking = '(grid-template-rows: subgrid)')],
    ['@property', () => vi.stubGlobal('CSS', { supports: () => true })],
    ['the property `popover` of its elements', () => vi.stubGlobal('HTMLElement', class {})],
  ])('a browser without %s is not', (_what, remove) => {
    remove();

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
