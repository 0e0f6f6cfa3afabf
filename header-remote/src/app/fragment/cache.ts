import type { ResolvedHeaderOptions } from '@grocer/shared-contracts';

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

/** Creates an LRU cache: when it is full, the least recently used entry is evicted. */
export function createCache<Value>(maxEntries: number): (key: string, create: () => Value) => Value {
  const entries = new Map<string, Value>();
  return (key, create) => {
    const value = entries.get(key) ?? create();
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value as string);
    return value;
  };
}

/** Maximum number of cached sets of options, each with its own cache of markup. A server needs one set per shop. */
const maxSets = 8;

/**
 * Creates a function that returns the same object for options that render the same header, so that
 * `memoizeByObject` finds the cached markup even if a server creates new options for each page. Removes the
 * path and the host's functions, which a server does not call.
 */
export function createSharedOptions(): (options: ResolvedHeaderOptions) => ResolvedHeaderOptions {
  const sets = createCache<ResolvedHeaderOptions>(maxSets);
  return (options) => {
    const rendered = { ...options, ...pageValuesRemoved };
    // Without the functions, validated options are JSON, so equal texts are equal options.
    return sets(JSON.stringify(rendered), () => rendered);
  };
}

const pageValuesRemoved = {
  path: null,
  navigate: null,
  analytics: null,
  personalisation: null,
  logger: null,
  onMeasure: null,
};
