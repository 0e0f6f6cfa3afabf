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
  renderHook(({ wanted }) => useOnDemand(code, wanted, onFailure), { initialProps: { wanted: false } });

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
    let isDown = true;
    const load = async () => {
      if (isDown) throw new Error('ChunkLoadError');
      return 'menu';
    };
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    const { result, rerender } = show(onDemand('the menu', load), onFailure);
    await act(async () => rerender({ wanted: true }));
    expect(result.current).toBeUndefined();
    expect(failures).toEqual([new Error('ChunkLoadError')]);
    expect(complaints).toEqual([
      ['[grocer header] the menu could not be loaded; the next try asks again', new Error('ChunkLoadError')],
    ]);

    isDown = false;
    rerender({ wanted: false });
    await act(async () => rerender({ wanted: true }));
    expect(result.current).toBe('menu');
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
