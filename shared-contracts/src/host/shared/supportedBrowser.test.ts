// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSupportedBrowser } from './supportedBrowser.ts';

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
