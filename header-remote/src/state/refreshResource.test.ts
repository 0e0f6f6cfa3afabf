import { describe, expect, test } from 'vitest';
import { latestOnly, superseded } from './refreshResource.ts';

describe('latestOnly', () => {
  test('uses the newest answer and drops an older one that arrives later', async () => {
    const latest = latestOnly();
    const slow = Promise.withResolvers<string>();

    const older = latest(() => slow.promise);
    const newer = latest(async () => 'new');
    slow.resolve('old');

    expect(await newer).toBe('new');
    expect(await older).toBe(superseded);
  });

  test('drops the failure of an older call', async () => {
    const latest = latestOnly();
    const slow = Promise.withResolvers<string>();

    const older = latest(() => slow.promise);
    await latest(async () => 'new');
    slow.reject(new Error('late'));

    expect(await older).toBe(superseded);
  });

  test('throws the failure of the newest call', async () => {
    await expect(latestOnly()(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});
