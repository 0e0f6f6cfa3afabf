// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyModule } from './createLazyModule.ts';
import { setFailureLog } from './logger/reportFailure.ts';

let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  setFailureLog((message) => logged.push(message));
});
afterEach(() => vi.useRealTimers());

test('a failed load is reported a second later, so not on a page that is being left', async () => {
  const menu = createLazyModule('the menu', () => Promise.reject(new Error('Loading chunk 1 failed')));

  await expect(menu.load()).rejects.toThrow('Loading chunk 1 failed');
  await vi.advanceTimersByTimeAsync(999);
  expect(logged).toEqual([]);

  await vi.advanceTimersByTimeAsync(1);
  expect(logged).toEqual(['the menu could not be loaded; retrying']);
});

test('loads with the first call, and once for all calls', async () => {
  const load = vi.fn(async () => 'module');
  const menu = createLazyModule('the menu', load);
  expect(load).not.toHaveBeenCalled();

  expect(await Promise.all([menu.load(), menu.load()])).toEqual(['module', 'module']);
  expect(load).toHaveBeenCalledOnce();
});

test('loads again after a failure, also if the browser has refused the address at once', async () => {
  const load = vi.fn(async () => 'module').mockThrowOnce(new TypeError('refused to load'));
  const menu = createLazyModule('the menu', load);

  await expect(menu.load()).rejects.toThrow('refused to load');
  expect(await menu.load()).toBe('module');
});
