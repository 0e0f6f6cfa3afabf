// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryUntilDone } from './retryUntilDone.ts';

let startedAt: number;
let stop = () => {};
/** When the attempts started. */
let tries: number[];
let healedAt: number | undefined;
let faultUntilMs: number;
/** How long an attempt takes to fail. */
let attemptMs: number;

function beAnotherPage(): void {
  stop();
  startedAt = performance.now();
  tries = [];
  healedAt = undefined;
  faultUntilMs = Number.POSITIVE_INFINITY;
  attemptMs = 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  beAnotherPage();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const now = () => performance.now() - startedAt;
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const retriesInFirstMinute = () => tries.slice(1).filter((at) => at < 60_000);
const gapsOf = (times: number[]) => times.slice(1).map((at, index) => at - (times[index] ?? 0));

/** Loads something that fails, after `attemptMs`, if the fault has not ended when the attempt starts. */
async function attempt(): Promise<void> {
  const isDown = now() < faultUntilMs;
  tries.push(now());
  if (attemptMs > 0 && isDown) await new Promise((resolve) => setTimeout(resolve, attemptMs));
  if (isDown) throw new Error('down');
  healedAt = now();
}

const start = (random = 0) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  stop = retryUntilDone(attempt);
};

const sign = async (type: string) => {
  window.dispatchEvent(new Event(type));
  await later(0);
};

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  return sign('visibilitychange');
};

describe('retryUntilDone', () => {
  test('a fault that ends in the first minute is over within 5 s, after at most 12 retries', async () => {
    const fault = fc.record({
      endsAt: fc.integer({ min: 1, max: 60_000 }),
      failsAfterMs: fc.integer({ min: 0, max: 4600 }),
      random: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(fault, async ({ endsAt, failsAfterMs, random }) => {
        beAnotherPage();
        faultUntilMs = endsAt;
        attemptMs = failsAfterMs;
        start(random);
        await later(endsAt + 5000);

        expect(healedAt).toBeLessThan(endsAt + 5000);
        expect(retriesInFirstMinute().length).toBeLessThanOrEqual(12);
      }),
    );
  });

  test('signs of life at any time cause no storm: one try a second, and twelve in the first minute', async () => {
    const pauses = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(pauses, async (betweenSigns) => {
        beAnotherPage();
        start();
        for (const pause of betweenSigns) {
          await later(pause);
          await sign('focusin');
        }

        expect(retriesInFirstMinute().length).toBeLessThanOrEqual(12);
        expect(Math.min(...gapsOf(tries), 1000)).toBe(1000);
      }),
    );
  });

  test('after the first minute it tries every 24 to 30 s', async () => {
    start(0.5);
    await later(150_000);

    const gaps = gapsOf(tries.filter((at) => at >= 60_000));
    expect(gaps).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000);
  });

  test.each(['online', 'pageshow', 'focus', 'focusin', 'visibilitychange'])(
    'tries at once at the event %s',
    async (type) => {
      start();
      await later(2000);

      await sign(type);

      expect(tries).toEqual([0, 2000]);
    },
  );

  test('a hidden page does not try, and tries at once when it is visible again', async () => {
    start();
    await later(1000);
    await setHidden(true);
    await later(60 * 60_000);
    expect(tries).toEqual([0]);

    faultUntilMs = 0;
    await setHidden(false);

    expect(healedAt).toBe(now());
    expect(tries).toHaveLength(2);
  });

  test('leaves neither timer nor listener behind, done or stopped', async () => {
    const add = vi.spyOn(window, 'addEventListener');
    start();
    await later(3000);
    stop();
    faultUntilMs = 0;
    start();
    await later(3000);

    expect(vi.getTimerCount()).toBe(0);
    expect(add).toHaveBeenCalledTimes(10);
    for (const [, , options] of add.mock.calls) expect(options).toMatchObject({ signal: { aborted: true } });
    await sign('online');
    expect(tries).toHaveLength(2);
  });
});
