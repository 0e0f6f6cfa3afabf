/** Creates a builder from an example. It returns a new copy each time, with the given fields replaced. */
export const fixtureOf =
  <Value extends object>(example: () => Value) =>
  (overrides: Partial<Value> = {}): Value => ({ ...example(), ...overrides });
