import type { Release } from '../release.ts';

/**
 * Resolves the addresses of a pointer, which are relative to its channel. Nothing is validated: whoever could change
 * the pointer could change `header.js`, which is in the same folder. The policy `grocer-mf` still refuses an entry
 * outside the folder of the channel.
 */
export function resolvePointer(pointer: Release, channel: string): Release {
  const absolute = (path: string) => new URL(path, channel).href;
  const { entry, assets, integrity } = pointer;
  return {
    ...pointer,
    entry: absolute(entry),
    assets: { scripts: assets.scripts.map(absolute), styles: assets.styles.map(absolute) },
    integrity: Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [absolute(path), hash])),
  };
}
