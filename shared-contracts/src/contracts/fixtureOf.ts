/** Makes a builder from an example: it returns a new copy each time, with the given fields in place of its own. */
export const fixtureOf =
  <Value extends object>(example: () => Value) =>
  (overrides: Partial<Value> = {}): Value => ({ ...example(), ...overrides });
