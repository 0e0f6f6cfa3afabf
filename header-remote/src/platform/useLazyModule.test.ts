// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLazyModule } from './createLazyModule.ts';
import { setFailureLog } from './logger/reportFailure.ts';
import { useLazyModule } from './useLazyModule.ts';

const logged: unknown[] = [];
beforeEach(() => {
  logged.length = 0;
  setFailureLog((...failure) => logged.push(failure));
});

const renderModule = <Module>(
  code: ReturnType<typeof createLazyModule<Module>>,
  onFailure?: (error: unknown) => void,
) =>
  renderHook(({ wanted }) => useLazyModule(code, wanted, onFailure), {
    initialProps: { wanted: false as boolean | string },
  });

/** A module that cannot be loaded until the network is back. */
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

describe('useLazyModule', () => {
  test('loads nothing before the module is wanted', () => {
    const load = vi.fn(async () => 'menu');
    const { result } = renderModule(createLazyModule('the menu', load));
    expect(load).not.toHaveBeenCalled();
    expect(result.current).toBeUndefined();
  });

  test('gives the module when it has loaded, and at once the next time', async () => {
    const load = vi.fn(async () => 'menu');
    const { result, rerender } = renderModule(createLazyModule('the menu', load));
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
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    const { result, rerender } = renderModule(createLazyModule('the menu', load), onFailure);
    await act(async () => rerender({ wanted: true }));
    expect(result.current).toBeUndefined();
    expect(failures).toEqual([new Error('ChunkLoadError')]);
    expect(logged).toEqual([
      ['the menu could not be loaded; the next try asks again', new Error('ChunkLoadError')],
    ]);

    restore();
    rerender({ wanted: false });
    await act(async () => rerender({ wanted: true }));
    expect(result.current).toBe('menu');
  });

  test('tries again when the browser is online again', async () => {
    const { load, restore } = brokenNetwork();
    const { result, rerender } = renderModule(createLazyModule('the menu', load));
    await act(async () => rerender({ wanted: true }));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);

    restore();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(result.current).toBe('menu');
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('tries again when it is wanted for something else, such as the next page', async () => {
    const { load, restore } = brokenNetwork();
    const { result, rerender } = renderModule(createLazyModule('the menu', load));
    await act(async () => rerender({ wanted: '/ecom/shop' }));
    expect(result.current).toBeUndefined();

    restore();
    await act(async () => rerender({ wanted: '/ecom/recipes' }));
    expect(result.current).toBe('menu');
    await act(async () => rerender({ wanted: '/ecom/offers' }));
    expect(result.current).toBe('menu');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('does not try again after it was unmounted', async () => {
    const { load } = brokenNetwork();
    const { rerender, unmount } = renderModule(createLazyModule('the menu', load));
    await act(async () => rerender({ wanted: true }));
    unmount();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not report a failure of a module that is no longer wanted', async () => {
    const failures: unknown[] = [];
    let fail = (_error: Error) => {};
    const load = () => new Promise<string>((_resolve, reject) => (fail = reject));
    const { rerender } = renderModule(
      createLazyModule('the menu', load),
      (error) => void failures.push(error),
    );
    rerender({ wanted: true });
    rerender({ wanted: false });
    await act(async () => fail(new Error('gone')));
    expect(failures).toEqual([]);
  });
});
