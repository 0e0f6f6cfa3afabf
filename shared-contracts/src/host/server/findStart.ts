import type { Release } from '../release.ts';

/** The script of a release that requests a signed-in shopper's values while the header loads (behaviour/session#46). */
export interface StartScript {
  src: string;
  integrity: string;
  /** The addresses of the release's files. The fragment knows which of them the script fetches ahead. */
  files: readonly string[];
  /** The script itself, once the server has downloaded it. */
  code?: string;
}

/** Finds it among the files of the release that have a hash. Older releases do not have it. */
export function findStart({ integrity }: Release): StartScript | undefined {
  const files = Object.keys(integrity);
  const src = files.find((address) => /\/start\.\w+\.js$/.test(address));
  return src === undefined ? undefined : { src, integrity: integrity[src] as string, files };
}
