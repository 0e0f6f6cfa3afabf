/**
 * Memoizes a function by the identity of its argument. If the argument is not an object, the function runs each time.
 */
export function memoizeByObject<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  const results = new WeakMap<object, { result: Result }>();
  return (input) => {
    if (typeof input !== 'object' || input === null) return compute(input);
    const entry = results.get(input) ?? { result: compute(input) };
    results.set(input, entry);
    return entry.result;
  };
}
