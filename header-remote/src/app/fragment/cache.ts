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

/** A cache from which the least recently used entry is evicted when it is full. */
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

/** Number of sets of options that are cached. A server needs one for each shop; each has its own cache of markup. */
const maxSets = 8;

/**
 * Returns one object for all options that render the same header, so that the cached markup is found even if
 * a server creates its options again for each page. Removes the values of one page: its path, and its
 * functions, which no server calls.
 */
export function createSharedOptions(): (options: ResolvedHeaderOptions) => ResolvedHeaderOptions {
  const sets = createCache<ResolvedHeaderOptions>(maxSets);
  return (options) => {
    const rendered = { ...options, ...ofOnePage };
    // Validated options are JSON, so equal texts are equal options.
    return sets(JSON.stringify(rendered), () => rendered);
  };
}

const ofOnePage = {
  path: null,
  navigate: null,
  analytics: null,
  personalisation: null,
  logger: null,
  onMeasure: null,
};
