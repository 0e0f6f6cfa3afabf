// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.ts';
import { type Start, useStartOnSign } from './useStartOnSign.ts';

const signs = ['pointerover', 'focusin'];
const header = document.createElement('header');

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const watch = (load: () => Promise<Start>, isDue = false) => {
  const waiting = { code: onDemand('the part', load), signs, isDue: () => isDue };
  return renderHook(() => useStartOnSign({ current: header }, waiting));
};
const give = (sign: string) => act(async () => void header.dispatchEvent(new Event(sign)));

describe('useStartOnSign', () => {
  test('loads and starts at the first sign, once, and stops when the header goes', async () => {
    const stop = vi.fn();
    const start = vi.fn<Start>(() => stop);
    const load = vi.fn(async () => start);
    const { unmount } = watch(load);
    expect(load).not.toHaveBeenCalled();

    await give('focusin');
    await give('pointerover');
    expect(load).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledExactlyOnceWith(header, expect.objectContaining({ type: 'focusin' }));

    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  test('starts at once where the sign was before the script', async () => {
    const start = vi.fn<Start>(() => () => {});
    await act(async () => void watch(async () => start, true));
    expect(start).toHaveBeenCalledOnce();
  });

  test('what did not come is asked for once more, not for ever', async () => {
    const load = vi.fn(() => Promise.reject(new Error('ChunkLoadError')));
    watch(load);

    for (const sign of [...signs, ...signs]) await give(sign);

    expect(load).toHaveBeenCalledTimes(2);
  });

  test('does not start in a header that went before the code came', async () => {
    const start = vi.fn<Start>(() => () => {});
    let come = (_start: Start) => {};
    const { unmount } = watch(() => new Promise((resolve) => (come = resolve)));
    await give('focusin');
    unmount();
    await act(async () => come(start));
    expect(start).not.toHaveBeenCalled();
  });
});
