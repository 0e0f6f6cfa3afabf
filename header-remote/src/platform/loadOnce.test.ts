import { describe, expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

describe('loadOnce', () => {
  test('loads nothing until asked, and then once for all who ask', async () => {
    const load = vi.fn(async () => 'part');
    const part = loadOnce(load);
    expect(load).not.toHaveBeenCalled();

    expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('tries anew after a failure', async () => {
    const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('no network'));
    const part = loadOnce(load);

    await expect(part()).rejects.toThrow('no network');
    expect(await part()).toBe('part');
  });
});
