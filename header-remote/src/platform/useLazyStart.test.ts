// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLazyModule } from './createLazyModule.ts';
import { setFailureLog } from './logger/reportFailure.ts';
import { useLazyStart } from './useLazyStart.ts';

type Start = (trigger: Event | undefined) => () => void;

const header = document.createElement('header');
const stop = vi.fn();
const start = vi.fn<Start>(() => stop);
const run = (loaded: Start, trigger: Event | undefined) => loaded(trigger);
const theFocus = expect.objectContaining({ type: 'focusin' });

beforeEach(() => void vi.clearAllMocks());

const renderLazyStart = (load: () => Promise<Start>, isDue = false) => {
  const code = createLazyModule('the module', load);
  const events = ['pointerover', 'focusin'];
  const occasion = { name: 'tooltips', events, target: () => header, isDue: () => isDue };
  return renderHook(() => useLazyStart(code, occasion, run));
};
const fire = (type: string) => act(async () => void header.dispatchEvent(new Event(type)));

test('loads and starts once, at the first event, and stops when the header is unmounted', async () => {
  const load = vi.fn(async () => start);
  const { unmount } = renderLazyStart(load);
  expect(load).not.toHaveBeenCalled();

  await fire('focusin');
  await fire('pointerover');
  expect(load).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledExactlyOnceWith(theFocus);

  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('starts at once if the event happened before the script ran', async () => {
  await act(async () => void renderLazyStart(async () => start, true));
  expect(start).toHaveBeenCalledOnce();
});

test('a failed load is retried until it starts, with the event that asked for it first', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => start);
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockRejectedValueOnce(new Error('ChunkLoadError'));
  renderLazyStart(load);

  await fire('focusin');
  await fire('pointerover');
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(load).toHaveBeenCalledTimes(3);
  expect(start).toHaveBeenCalledExactlyOnceWith(theFocus);
  vi.useRealTimers();
});

test('a feature that crashes when it starts is reported and left out', async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  setFailureLog((message) => failures.push(message));
  const crash: Start = () => {
    throw new TypeError('no tooltips here');
  };
  const load = vi.fn(async () => crash);
  renderLazyStart(load);

  await fire('focusin');
  await act(() => vi.advanceTimersByTimeAsync(60_000));

  expect(failures).toEqual(['tooltips crashed and is left out']);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('does not start in a header that was unmounted before the code loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Start>();
  const { unmount } = renderLazyStart(() => promise);
  await fire('focusin');
  unmount();
  await act(async () => resolve(start));
  expect(start).not.toHaveBeenCalled();
});
