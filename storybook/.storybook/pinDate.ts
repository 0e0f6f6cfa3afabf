/**
 * The Tuesday before Thursday 5 March, the day of the slot in stories without services. In the future, so that cookies
 * that expire by this clock are still valid.
 */
const pinned = Date.UTC(2037, 2, 3, 10);
const { Date: RealDate } = globalThis;

/** Every story begins at the same time, so that "Tomorrow" is the same day in every picture and in Storybook. */
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
