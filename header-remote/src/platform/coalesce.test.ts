import { describe, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work that ends when `end` is called. */
function someWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: async () => void (await ends.shift()?.()) };
}

describe('coalesce', () => {
  test('calls made during a run are merged into one run that follows', async () => {
    const { work, end } = someWork();
    const run = coalesce();

    const first = run(work);
    const others = Promise.all([run(work), run(work), run(work)]);
    expect(work).toHaveBeenCalledTimes(1);

    await end();
    await first;
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
    await end();
    await others;
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('a call is settled by a run that began after the call', async () => {
    const { work, end } = someWork();
    const run = coalesce();
    void run(work);
    let isSettled = false;

    const second = run(work).then(() => {
      isSettled = true;
    });
    await end();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
    expect(isSettled).toBe(false);

    await end();
    await second;
    expect(isSettled).toBe(true);
  });

  test('runs again after a failure', async () => {
    const run = coalesce();
    const failing = run(() => Promise.reject(new Error('down')));
    const next = run(async () => {});

    await expect(failing).rejects.toThrow('down');
    await expect(next).resolves.toBeUndefined();
  });
});
