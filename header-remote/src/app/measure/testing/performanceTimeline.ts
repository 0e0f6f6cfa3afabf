/** A performance timeline for tests: jsdom has no `PerformanceObserver`. */
export const createTimeline = (supported: readonly string[] = ['mark', 'measure', 'event']) => {
  const recorded: [type: string, entry: object][] = [];
  const observers = new Set<TestObserver>();

  class TestObserver {
    static supportedEntryTypes = supported;
    type = '';
    readonly listener: (list: { getEntries(): object[] }) => void;
    constructor(listener: TestObserver['listener']) {
      this.listener = listener;
    }
    observe({ type, buffered }: { type: string; buffered?: boolean }) {
      this.type = type;
      observers.add(this);
      const past = recorded.filter(([of]) => of === type).map(([, entry]) => entry);
      if (buffered && past.length > 0) this.listener({ getEntries: () => past });
    }
    disconnect() {
      observers.delete(this);
    }
  }

  Object.assign(globalThis, { PerformanceObserver: TestObserver });
  return {
    /** Adds entries, and notifies their observers. */
    add(type: string, ...entries: object[]) {
      recorded.push(...entries.map((entry) => [type, entry] as [string, object]));
      for (const observer of observers)
        if (observer.type === type) observer.listener({ getEntries: () => entries });
    },
  };
};

export type TestTimeline = ReturnType<typeof createTimeline>;
