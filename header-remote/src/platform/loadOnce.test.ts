import { describe, expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

describe('loadOnce', () => {
  test('loads with the first call, and once for all calls', async () => {
    const load = vi.fn(async () => 'module');
    const loadModule = loadOnce(load);
    expect(load).not.toHaveBeenCalled();

    expect(await Promise.all([loadModule(), loadModule()])).toEqual(['module', 'module']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('loads again after a failure', async () => {
    const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('no network'));
    const loadModule = loadOnce(load);

    await expect(loadModule()).rejects.toThrow('no network');
    expect(await loadModule()).toBe('module');
  });
});
