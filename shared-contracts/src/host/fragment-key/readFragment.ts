/** A fragment that `fragments()` has rendered in this process, and the links of its scripts. */
export interface RenderedFragment {
  html: string;
  preloadLinks: readonly { href: string }[];
}

/**
 * The fragments of this process by their keys (decision 19). The copies of this package in a bundled server share them,
 * because frameworks bundle data and components separately.
 */
export const keptFragments = globalThis as { [registryKey]?: Map<string, RenderedFragment> };
export const registryKey = Symbol.for('grocer.fragments.1');

/** Returns undefined in a browser, in another process and after ten seconds. */
export const readFragment = (key: string | undefined): RenderedFragment | undefined =>
  key === undefined ? undefined : keptFragments[registryKey]?.get(key);
