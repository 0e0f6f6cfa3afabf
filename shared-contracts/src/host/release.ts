import { ContractError } from '../contractError.ts';
import { pathText, typeAt } from '../reading/place.ts';

/**
 * `release.json`, the one small file of a channel: which version is current and where its files are. Addresses are
 * relative to the file itself. `integrity` holds an SRI hash per address. Design §6.
 */
export interface Release {
  version: string;
  entry: string;
  assets: { scripts: string[]; styles: string[] };
  integrity: Record<string, string>;
  contract: string;
  fragments: {
    /** File of `renderFragment`. */
    module: string;
    /**
     * `sha256-…` of the style sheet in the static fragments, for the `style-src` of a page that cannot have a nonce. Older
     * releases name none.
     */
    styleHash?: string;
  };
}

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
  const release = readRelease(input);
  const absolute = (path: string) => new URL(path, address).href;
  return {
    ...release,
    entry: absolute(release.entry),
    assets: { scripts: release.assets.scripts.map(absolute), styles: release.assets.styles.map(absolute) },
    integrity: Object.fromEntries(
      Object.entries(release.integrity).map(([path, hash]) => [absolute(path), hash]),
    ),
    fragments: { ...release.fragments, module: absolute(release.fragments.module) },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Without zod: this is all that a page's own script would need it for, and it is 9 KB of it. */
const parts: readonly [path: readonly string[], expected: string, fits: (value: unknown) => boolean][] = [
  [['version'], 'string', isText],
  [['entry'], 'string', isText],
  [['assets', 'scripts'], 'a list of strings', isListOfTexts],
  [['assets', 'styles'], 'a list of strings', isListOfTexts],
  [['integrity'], 'strings by address', isMapOfTexts],
  [['contract'], 'string', isText],
  [['fragments', 'module'], 'string', isText],
];

/** A `release.json` as it stands, without what later versions may have added. @throws ContractError */
export function readRelease(input: unknown): Release {
  for (const [path, expected, fits] of parts) {
    const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), input);
    if (fits(value)) continue;
    const place = { path: pathText(path), received: typeAt(input, path) };
    throw new ContractError({ service: 'release.json', expected, ...place });
  }
  const { version, entry, assets, integrity, contract, fragments } = input as Release;
  const { scripts, styles } = assets;
  const { module, styleHash } = fragments;
  return {
    version,
    entry,
    assets: { scripts, styles },
    integrity,
    contract,
    fragments: { module, ...(isText(styleHash) && { styleHash }) },
  };
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isMapOfTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isText);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
