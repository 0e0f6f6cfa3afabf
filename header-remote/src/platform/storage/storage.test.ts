// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const changeInOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('stores a text until it is removed', () => {
  expect(browserStorage.read('list')).toBeNull();
  expect(browserStorage.write('list', 'milk')).toBe(true);
  expect(browserStorage.read('list')).toBe('milk');
  expect(browserStorage.keys()).toEqual(['list']);

  browserStorage.remove('list');

  expect(browserStorage.read('list')).toBeNull();
  expect(browserStorage.keys()).toEqual([]);
});

test('reports changes of its key, and of clearing the storage, until unsubscribed', () => {
  const received = vi.fn();
  const unsubscribe = browserStorage.onChange('list', received);

  changeInOtherTab('other');
  expect(received).not.toHaveBeenCalled();
  changeInOtherTab('list');
  changeInOtherTab(null);
  expect(received).toHaveBeenCalledTimes(2);
  unsubscribe();
  changeInOtherTab('list');

  expect(received).toHaveBeenCalledTimes(2);
});

test('a blocked storage reads as empty and stores nothing', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked, ownKeys: blocked }));

  expect(browserStorage.read('list')).toBeNull();
  expect(browserStorage.keys()).toEqual([]);
  expect(browserStorage.write('list', 'milk')).toBe(false);
  expect(() => browserStorage.remove('list')).not.toThrow();
});

test('a full storage keeps its old content', () => {
  localStorage.setItem('list', 'milk');
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => `${key} as before`, setItem: full });

  expect(browserStorage.write('list', 'bread')).toBe(false);
  expect(browserStorage.read('list')).toBe('list as before');
});
