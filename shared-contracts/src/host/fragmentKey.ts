/** A fragment that `fragments()` has rendered in this process, and the links of its scripts. */
interface RenderedFragment {
  html: string;
  preloadLinks: readonly { href: string }[];
}

/**
 * The fragments of this process by their keys (decision 19). The copies of this package in a bundled server share them,
 * because frameworks bundle data and components separately.
 */
const registryKey = Symbol.for('grocer.fragments.1');
const registry = globalThis as { [registryKey]?: Map<string, RenderedFragment> };

/** Longest time from rendering a fragment to rendering the page around it. Milliseconds. */
const storedForMs = 10_000;

/** Bounds the memory of a server under load: an entry is about 50 KB. */
const maxStored = 500;

/** Returns the fragment of a key; undefined in a browser, in another process, and after ten seconds or 500 others. */
export const readFragment = (key: string | undefined): RenderedFragment | undefined =>
  key === undefined ? undefined : registry[registryKey]?.get(key);

/**
 * Stores a fragment for ten seconds and returns its key. The slot's props have the key in place of the HTML, because
 * frameworks write props into the page a second time, for hydration. The key is unique across processes: a key in data
 * that another process has cached must not find another visitor's page here.
 */
export function storeFragment(fragment: RenderedFragment): string {
  registry[registryKey] ??= new Map();
  const fragments = registry[registryKey];
  const key = crypto.randomUUID();
  fragments.set(key, fragment);
  const [oldest] = fragments.keys();
  if (fragments.size > maxStored && oldest !== undefined) fragments.delete(oldest);
  setTimeout(() => fragments.delete(key), storedForMs).unref();
  return key;
}
