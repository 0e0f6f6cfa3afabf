import * as z from 'zod/mini';
import { parseContract } from '../contractError.ts';

/**
 * `release.json`, the one small file of a channel: which version is current and where its files are. Addresses are
 * relative to the file itself. `integrity` holds an SRI hash per address. Design §6.
 */
export const releaseSchema = z.object({
  version: z.string(),
  entry: z.string(),
  assets: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  integrity: z.record(z.string(), z.string()),
  contract: z.string(),
  fragments: z.object({ module: z.string() }),
});

export type Release = z.infer<typeof releaseSchema>;

/**
 * Where a channel's `release.json` is: `address` may be the channel's folder, with or without a last `/`, or any file in
 * it. In a browser it may be relative to the page.
 * @throws TypeError when it is no address.
 */
export function releaseAddress(address: string): string {
  const url = new URL(address, globalThis.location?.href);
  const last = url.pathname.split('/').at(-1) ?? '';
  if (last !== '' && !last.includes('.')) url.pathname += '/';
  return new URL('release.json', url).href;
}

/**
 * Reads a `release.json` and makes its addresses absolute.
 * @throws ContractError when the file is not a release.
 */
export function parseRelease(input: unknown, address: string): Release {
  const release = parseContract(releaseSchema, input, 'release.json');
  const absolute = (path: string) => new URL(path, address).href;
  return {
    ...release,
    entry: absolute(release.entry),
    assets: { scripts: release.assets.scripts.map(absolute), styles: release.assets.styles.map(absolute) },
    integrity: Object.fromEntries(
      Object.entries(release.integrity).map(([path, hash]) => [absolute(path), hash]),
    ),
    fragments: { module: absolute(release.fragments.module) },
  };
}
