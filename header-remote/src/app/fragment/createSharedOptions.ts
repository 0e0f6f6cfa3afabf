import type { ResolvedHeaderOptions } from '@grocer/shared-contracts';

/** Sets of options, of which a server needs one for each shop. Each has its own cache of markup. */
const maxSets = 8;

/**
 * Returns one object for all options that render the same header, so that what is cached for them is found again when a
 * server makes them anew for each page. What belongs to one page is removed: its path and its functions, which no
 * server calls. The least recently used set is evicted.
 */
export function createSharedOptions(): (options: ResolvedHeaderOptions) => ResolvedHeaderOptions {
  const sets = new Map<string, ResolvedHeaderOptions>();
  return (options) => {
    const rendered = { ...options, ...ofOnePage };
    // Validated options are JSON, so equal texts are equal options.
    const key = JSON.stringify(rendered);
    const shared = sets.get(key) ?? rendered;
    sets.delete(key);
    sets.set(key, shared);
    if (sets.size > maxSets) sets.delete(sets.keys().next().value as string);
    return shared;
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
