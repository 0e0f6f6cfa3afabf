// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.ts';
import { useOnDemand } from './useOnDemand.ts';

const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});

const show = <Part>(code: ReturnType<typeof onDemand<Part>>, onFailure?: (error: unknown) => void) =>
  renderHook(({ wanted }) => useOnDemand(code, wanted, onFailure), {
    initialProps: { wanted: false as boolean | string },
  });

/** A part whose code does not come until the line is back. */
function brokenLine() {
  let isDown = true;
  const load = vi.fn(async () => {
    if (isDown) throw new Error('ChunkLoadError');
    return 'menu';
  });
  const mend = () => {
    isDown = false;
  };
  return { load, mend };
}

describe('useOnDemand', () => {
  test('asks for nothing before it is wanted', () => {
    const load = vi.fn(async () => 'menu');
    const { result } = show(onDemand('the menu', load));
    expect(load).not.toHaveBeenCalled();
    expect(result.current).toBeUndefined();
  });

  test('gives the part when its code has come, and at once the next time', async () => {
    const load = vi.fn(async () => 'menu');
    const { result, rerender } = show(onDemand('the menu', load));
    await act(async () => rerender({ wanted: true }));
    expect(result.current).toBe('menu');
    rerender({ wanted: false });
    expect(result.current).toBeUndefined();
    rerender({ wanted: true });
    expect(result.current).toBe('menu');
    expect(load).toHaveBeenCalledOnce();
  });

  test('says what did not come, and asks again the next time it is wanted', async () => {
    const { load, mend } = brokenLine();
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    const { result, rerender } = show(onDemand('the menu', load), onFailure);
    await act(async () => rerender({ wanted: true }));
    expect(result.current).toBeUndefined();
    expect(failures).toEqual([new Error('ChunkLoadError')]);
    expect(complaints).toEqual([
      ['[grocer header] the menu could not be loaded; the next try asks again', new Error('ChunkLoadError')],
    ]);

    mend();
    rerender({ wanted: false });
    await act(async () => rerender({ wanted: true }));
    expect(result.current).toBe('menu');
  });

  test('asks again when the line is back', async () => {
    const { load, mend } = brokenLine();
    const { result, rerender } = show(onDemand('the menu', load));
    await act(async () => rerender({ wanted: true }));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);

    mend();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(result.current).toBe('menu');
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('asks again where it is wanted for something else, such as the next page', async () => {
    const { load, mend } = brokenLine();
    const { result, rerender } = show(onDemand('the menu', load));
    await act(async () => rerender({ wanted: '/ecom/shop' }));
    expect(result.current).toBeUndefined();

    mend();
    await act(async () => rerender({ wanted: '/ecom/recipes' }));
    expect(result.current).toBe('menu');
    await act(async () => rerender({ wanted: '/ecom/offers' }));
    expect(result.current).toBe('menu');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('asks for nothing more once it is gone from the page', async () => {
    const { load } = brokenLine();
    const { rerender, unmount } = show(onDemand('the menu', load));
    await act(async () => rerender({ wanted: true }));
    unmount();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledOnce();
  });

  test('is quiet about a part that is no longer wanted', async () => {
    const failures: unknown[] = [];
    let fail = (_error: Error) => {};
    const load = () => new Promise<string>((_resolve, reject) => (fail = reject));
    const { rerender } = show(onDemand('the menu', load), (error) => void failures.push(error));
    rerender({ wanted: true });
    rerender({ wanted: false });
    await act(async () => fail(new Error('gone')));
    expect(failures).toEqual([]);
  });
});
