/**
 * JSON of a value without dates. Ignores `toJSON` methods: libraries such as Prototype.js add one to
 * `Array.prototype` that turns a list into a string.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    // The second parameter would be the result of `toJSON`.
    return this[key];
  });
