// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyModule } from './createLazyModule.ts';
import { setFailureLog } from './logger/reportFailure.ts';
import { useLazyModule } from './useLazyModule.ts';

const logged: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  logged.length = 0;
  setFailureLog((...failure) => logged.push(failure));
});

afterEach(() => void vi.useRealTimers());

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const renderModule = (load: () => Promise<string>, onFailure?: (error: unknown) => void) => {
  const code = createLazyModule('the menu', load);
  return renderHook(({ wanted }) => useLazyModule(code, wanted, { onFailure }), {
    initialProps: { wanted: false as boolean },
  });
};

type Rendered = Pick<ReturnType<typeof renderModule>, 'rerender' | 'unmount'>;

/** A module that cannot be loaded while the network is offline. */
function brokenNetwork() {
  let isOffline = true;
  const load = vi.fn(async () => {
    if (isOffline) throw new Error('ChunkLoadError');
    return 'menu';
  });
  const restore = () => {
    isOffline = false;
  };
  return { load, restore };
}

test('returns the module when it has loaded, and at once the next time', async () => {
  const load = vi.fn(async () => 'menu');
  const { result, rerender } = renderModule(load);
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBe('menu');
  rerender({ wanted: false });
  expect(result.current).toBeUndefined();
  rerender({ wanted: true });
  expect(result.current).toBe('menu');
  expect(load).toHaveBeenCalledOnce();
});

test('reports a module that does not load, and tries again when it is wanted the next time', async () => {
  const { load, restore } = brokenNetwork();
  const onFailure = vi.fn();
  const { result, rerender } = renderModule(load, onFailure);
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBeUndefined();
  expect(onFailure.mock.calls.map(([error]) => error)).toEqual([new Error('ChunkLoadError')]);

  restore();
  rerender({ wanted: false });
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBe('menu');
});

test('retries while it is wanted, and shows the module within 5 s of the fault’s end', async () => {
  const { load, restore } = brokenNetwork();
  const { result, rerender } = renderModule(load);
  await act(async () => rerender({ wanted: true }));
  await later(20_000);
  expect(result.current).toBeUndefined();
  expect(logged).toHaveLength(1);

  restore();
  await later(5000);

  expect(result.current).toBe('menu');
  const tries = load.mock.calls.length;
  await later(120_000);
  expect(load).toHaveBeenCalledTimes(tries);
});

test.each([
  ['is no longer wanted', ({ rerender }: Rendered) => rerender({ wanted: false })],
  ['was unmounted', ({ unmount }: Rendered) => unmount()],
])('does not retry when it %s', async (_, end) => {
  const { load } = brokenNetwork();
  const rendered = renderModule(load);
  await act(async () => rendered.rerender({ wanted: true }));
  end(rendered);
  await later(60_000);
  expect(load).toHaveBeenCalledOnce();
});

test('renders in the moment in which it may, so that no press comes between and is lost', async () => {
  const code = createLazyModule('the menu', async () => 'menu');
  const allowed = Promise.withResolvers<void>();
  const until = () => allowed.promise;
  const { result } = renderHook(() => useLazyModule(code, true, { until }));
  await act(async () => {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

  allowed.resolve();
  // Microtasks only: the browser dispatches no event before them.
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();

  expect(result.current).toBe('menu');
  vi.unstubAllGlobals();
});
