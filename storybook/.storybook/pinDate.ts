/**
 * A Tuesday. The slot in stories without services is on Thursday 5 March of that week. In the future, so that
 * cookies with an expiry by this clock are valid.
 */
const pinned = Date.UTC(2037, 2, 3, 10);
const { Date: RealDate } = globalThis;

/** Starts every story at the same time, so that "Tomorrow" is always the same day. */
export function pinDate(): void {
  const offset = pinned - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Restores the real clock. For tests, between two files of stories. */
export function restoreDate(): void {
  globalThis.Date = RealDate;
}

export const isDatePinned = (): boolean => globalThis.Date !== RealDate;
