import { keepFor } from './keepFor.ts';

/** Texts of markup that are kept for one object of options, some 16 KB each. */
const mostKept = 200;

/**
 * Keeps what was rendered for an object of options, by a key that holds all else it was rendered with. The one that
 * nobody asked for the longest goes first.
 */
export function keepMarkup(): (options: unknown, key: string, render: () => string) => string {
  const keptFor = keepFor((_options: unknown) => new Map<string, string>());
  return (options, key, render) => {
    const kept = keptFor(options);
    const markup = kept.get(key) ?? render();
    kept.delete(key);
    kept.set(key, markup);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    return markup;
  };
}
