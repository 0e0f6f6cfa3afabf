// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const tellOfChange = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('browserStorage', () => {
  test('keeps a text until it is removed', () => {
    expect(browserStorage.read('list')).toBeNull();
    expect(browserStorage.write('list', 'milk')).toBe(true);
    expect(browserStorage.read('list')).toBe('milk');

    browserStorage.remove('list');

    expect(browserStorage.read('list')).toBeNull();
  });

  test('hears of its own key, and of all being cleared, until it has left', () => {
    const heard = vi.fn();
    const leave = browserStorage.onChange('list', heard);

    tellOfChange('other');
    expect(heard).not.toHaveBeenCalled();
    tellOfChange('list');
    tellOfChange(null);
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    tellOfChange('list');

    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('where storage is blocked it is empty and keeps nothing', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: blocked }));

    expect(browserStorage.read('list')).toBeNull();
    expect(browserStorage.write('list', 'milk')).toBe(false);
    expect(() => browserStorage.remove('list')).not.toThrow();
  });

  test('where storage is full it keeps what it had', () => {
    localStorage.setItem('list', 'milk');
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: (key: string) => `${key} as before`, setItem: full });

    expect(browserStorage.write('list', 'bread')).toBe(false);
    expect(browserStorage.read('list')).toBe('list as before');
  });
});
