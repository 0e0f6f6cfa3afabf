import { memoizeByObject } from './memoizeByObject.ts';

/** Entries per options object. Each is about 16 KB of markup. */
const maxEntries = 200;

/**
 * An LRU cache of markup per options object: the least recently used entry is evicted. The key must contain every other
 * input of the rendering.
 */
export function createMarkupCache<Markup>(): (options: unknown, key: string, render: () => Markup) => Markup {
  const cacheOf = memoizeByObject((_options: unknown) => new Map<string, Markup>());
  return (options, key, render) => {
    const cache = cacheOf(options);
    const markup = cache.get(key) ?? render();
    cache.delete(key);
    cache.set(key, markup);
    if (cache.size > maxEntries) cache.delete(cache.keys().next().value as string);
    return markup;
  };
}
