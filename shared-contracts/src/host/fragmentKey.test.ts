import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment, storeFragment } from './fragmentKey.ts';

const anotherCopy = (): Promise<typeof import('./fragmentKey.ts')> => {
  vi.resetModules();
  return import('./fragmentKey.ts');
};
const aFragment = (html: string) => ({ html, preloadLinks: [] });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('rendered fragments', () => {
  it('a fragment is found by its key, as often as the page is rendered, and none without it', () => {
    const key = storeFragment(aFragment('one'));
    storeFragment(aFragment('two'));

    expect(readFragment(key)?.html).toBe('one');
    expect(readFragment(key)?.html).toBe('one');
    expect(readFragment(undefined)).toBeUndefined();
    expect(readFragment('nobody')).toBeUndefined();
  });

  it('a fragment is kept for ten seconds', () => {
    const key = storeFragment(aFragment('one'));

    vi.advanceTimersByTime(9999);
    expect(readFragment(key)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(readFragment(key)).toBeUndefined();
  });

  it('under load the oldest fragments make room', () => {
    const keys = Array.from({ length: 501 }, (_, page) => storeFragment(aFragment(String(page))));

    expect(readFragment(keys[0])).toBeUndefined();
    expect(readFragment(keys[1])?.html).toBe('1');
    expect(readFragment(keys[500])?.html).toBe('500');
  });

  it('another copy of this package in the same process finds it', async () => {
    const key = storeFragment(aFragment('one'));
    const other = await anotherCopy();

    expect(other.readFragment).not.toBe(readFragment);
    expect(other.readFragment(key)?.html).toBe('one');
  });
});
