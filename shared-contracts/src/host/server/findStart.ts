import type { Release } from '../release.ts';

/** The script of a release that requests a signed-in shopper's values while the header loads. */
export interface StartScript {
  src: string;
  integrity: string;
  /** The script itself, once the server has downloaded it. */
  code?: string;
}

/** Finds it among the files of the release that have a hash. Older releases do not have it. */
export function findStart({ integrity }: Release): StartScript | undefined {
  const src = Object.keys(integrity).find((address) => /\/start\.\w+\.js$/.test(address));
  return src === undefined ? undefined : { src, integrity: integrity[src] as string };
}
