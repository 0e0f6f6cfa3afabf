import { randomUUID } from 'node:crypto';
import { keptFragments, type RenderedFragment, registryKey } from './readFragment.ts';

/** Longest time from rendering a fragment to rendering the page around it. Milliseconds. */
const keptMs = 10_000;
/** Bounds the memory of a server under load: an entry is about 50 KB. */
const maxKept = 500;

/** A key that another process has written into cached data must not find the page of another visitor here. */
const keyPrefix = randomUUID();
let lastKey = 0;

/**
 * Keeps a fragment for ten seconds and returns its key. The slot's props have the key in place of the HTML, because
 * frameworks write props into the page a second time, for hydration.
 */
export function keepFragment(fragment: RenderedFragment): string {
  keptFragments[registryKey] ??= new Map();
  const fragments = keptFragments[registryKey];
  lastKey += 1;
  const key = `${keyPrefix}-${lastKey}`;
  fragments.set(key, fragment);
  const [oldest] = fragments.keys();
  if (fragments.size > maxKept && oldest !== undefined) fragments.delete(oldest);
  setTimeout(() => fragments.delete(key), keptMs).unref();
  return key;
}
