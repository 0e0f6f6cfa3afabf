import { describe, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work that ends when it is told to. */
function someWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: async () => void (await ends.shift()?.()) };
}

describe('coalesce', () => {
  test('works at once, and once more for all that asked in the meantime', async () => {
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

  test('nobody is told of the end by work that began before they asked', async () => {
    const { work, end } = someWork();
    const run = coalesce();
    void run(work);
    let isTold = false;

    const second = run(work).then(() => {
      isTold = true;
    });
    await end();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
    expect(isTold).toBe(false);

    await end();
    await second;
    expect(isTold).toBe(true);
  });

  test('goes on after a failure', async () => {
    const run = coalesce();
    const failing = run(() => Promise.reject(new Error('down')));
    const next = run(async () => {});

    await expect(failing).rejects.toThrow('down');
    await expect(next).resolves.toBeUndefined();
  });
});
