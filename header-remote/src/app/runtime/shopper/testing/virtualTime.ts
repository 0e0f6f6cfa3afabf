import { vi } from 'vitest';

interface Timer {
  at: number;
  task: () => void;
}

/**
 * Replaces the clock, the timers and `Math.random` of this process, so that hours pass in milliseconds and
 * always in the same way.
 */
export function startVirtualTime(startsAt: string) {
  const timers = new Map<number, Timer>();
  let lastId = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(startsAt) });
  const dice = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('setTimeout', (task: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    lastId += 1;
    timers.set(lastId, { at: Date.now() + Math.max(0, ms), task: () => task(...values) });
    return lastId;
  });
  vi.stubGlobal('clearTimeout', (id: number) => timers.delete(id));

  return {
    now: () => Date.now(),
    /** Runs the timers that are due within this time, in order, and after each the promise callbacks. */
    advance: (ms: number) => runUntil(Date.now() + ms),
    /** Simulates a sleeping computer: the time passes, and the timers that are due run afterwards. */
    async sleep(ms: number) {
      vi.setSystemTime(Date.now() + ms);
      await runUntil(Date.now());
    },
    /** Restores the clock, the timers, `Math.random` and all other stubbed globals. */
    stop() {
      vi.useRealTimers();
      dice.mockRestore();
      vi.unstubAllGlobals();
    },
  };

  async function runUntil(end: number): Promise<void> {
    await runPromises();
    for (let next = nextTimer(end); next; next = nextTimer(end)) {
      const [id, { at, task }] = next;
      timers.delete(id);
      vi.setSystemTime(Math.max(at, Date.now()));
      task();
      await runPromises();
    }
    vi.setSystemTime(end);
  }

  /** If several timers are due at the same time, the oldest is first, because the sort is stable. */
  function nextTimer(end: number): [id: number, Timer] | undefined {
    return [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
  }
}

export type VirtualTime = ReturnType<typeof startVirtualTime>;

const realImmediate = setImmediate;

/** Runs all pending promise callbacks. The sandbox takes several turns to read the body of a request. */
async function runPromises(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => realImmediate(resolve));
}
