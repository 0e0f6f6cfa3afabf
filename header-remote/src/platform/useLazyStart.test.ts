// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createLazyModule } from './createLazyModule.ts';
import { setFailureLog } from './logger/reportFailure.ts';
import { type StartFeature, useLazyStart } from './useLazyStart.ts';

const events = ['pointerover', 'focusin'];
const header = document.createElement('header');

const renderLazyStart = (load: () => Promise<StartFeature>, isDue = false) => {
  const options = {
    name: 'tooltips',
    module: createLazyModule('the module', load),
    events,
    isDue: () => isDue,
  };
  return renderHook(() => useLazyStart({ current: header }, options));
};
const fire = (type: string) => act(async () => void header.dispatchEvent(new Event(type)));

describe('useLazyStart', () => {
  test('loads and starts once, at the first event, and stops when the header is unmounted', async () => {
    const stop = vi.fn();
    const start = vi.fn<StartFeature>(() => stop);
    const load = vi.fn(async () => start);
    const { unmount } = renderLazyStart(load);
    expect(load).not.toHaveBeenCalled();

    await fire('focusin');
    await fire('pointerover');
    expect(load).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledExactlyOnceWith(header, expect.objectContaining({ type: 'focusin' }));

    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  test('starts at once if the event happened before the script ran', async () => {
    const start = vi.fn<StartFeature>(() => () => {});
    await act(async () => void renderLazyStart(async () => start, true));
    expect(start).toHaveBeenCalledOnce();
  });

  test('a failed load is retried until it starts, with the event that asked for it first', async () => {
    vi.useFakeTimers();
    const start = vi.fn<StartFeature>(() => () => {});
    const load = vi.fn<() => Promise<StartFeature>>(async () => start);
    load
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockRejectedValueOnce(new Error('ChunkLoadError'));
    renderLazyStart(load);

    await fire('focusin');
    await fire('pointerover');
    await act(() => vi.advanceTimersByTimeAsync(10_000));

    expect(load).toHaveBeenCalledTimes(3);
    expect(start).toHaveBeenCalledExactlyOnceWith(header, expect.objectContaining({ type: 'focusin' }));
    vi.useRealTimers();
  });

  test('a feature that crashes when it starts is reported and left out', async () => {
    vi.useFakeTimers();
    const failures: unknown[] = [];
    setFailureLog((message) => failures.push(message));
    const load = vi.fn(
      async (): Promise<StartFeature> => () => {
        throw new TypeError('no tooltips here');
      },
    );
    renderLazyStart(load);

    await fire('focusin');
    await act(() => vi.advanceTimersByTimeAsync(60_000));

    expect(failures).toEqual(['tooltips crashed and is left out']);
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('does not start in a header that was unmounted before the code loaded', async () => {
    const start = vi.fn<StartFeature>(() => () => {});
    let resolveLoad = (_start: StartFeature) => {};
    const { unmount } = renderLazyStart(() => new Promise((resolve) => (resolveLoad = resolve)));
    await fire('focusin');
    unmount();
    await act(async () => resolveLoad(start));
    expect(start).not.toHaveBeenCalled();
  });
});
