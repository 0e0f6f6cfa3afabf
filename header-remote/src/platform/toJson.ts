/**
 * JSON of a value without dates. Ignores every `toJSON`: libraries such as Prototype.js add one to `Array.prototype`
 * that turns a list into a text.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    // The second parameter is what toJSON has returned.
    return this[key];
  });
