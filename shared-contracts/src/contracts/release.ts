import { contractLineOf, contractVersion } from './contractVersion.ts';
import { ContractError, formatPath, typeAt } from './reading/contractError.ts';

/**
 * `release.json` of a channel: the current version and the addresses of its files, relative to `release.json`.
 * `integrity` has an SRI hash by address. `contract` is the version of this package with which the release was built.
 */
export interface Release {
  version: string;
  entry: string;
  assets: { scripts: string[]; styles: string[] };
  integrity: Record<string, string>;
  contract: string;
  /** The lines of the contract whose pages can read this release (decision 16). Default: the line of `contract`. */
  lines?: string[];
  /** The newest line of the channel, if this page's package is of an older one. The file itself does not have it. */
  newestLine?: string;
  fragments: {
    /** Address of the module that exports `renderFragment`. */
    module: string;
    /**
     * `sha256-…` of the style sheet in the static fragments, for the `style-src` of a page that cannot have a nonce.
     * Older releases do not have it.
     */
    styleHash?: string;
  };
}

/**
 * Returns the address of a channel's `release.json`. `address` is the channel's folder, with or without a last `/`,
 * or any file in it. In a browser it may be relative to the page.
 * @throws TypeError if it is not a valid address
 */
export function releaseAddress(address: string): string {
  const url = new URL(address, globalThis.location?.href);
  const last = url.pathname.split('/').at(-1) ?? '';
  if (last !== '' && !last.includes('.')) url.pathname += '/';
  return new URL('release.json', url).href;
}

/** Largest `release.json` that is read. Bytes; a real one has less than a tenth of it. */
export const maxPointerBytes = 256 * 1024;

/**
 * Reads a `release.json` and makes its addresses absolute.
 * @throws ContractError if the file is not a release, Error if it names a file outside the folder of the releases
 */
export function parseRelease(input: unknown, address: string): Release {
  const release = readRelease(input);
  const resolve = (path: string) => addressInFolder(path, address);
  const { fragments } = release;
  return {
    ...resolveAddresses(release, resolve),
    fragments: { ...fragments, module: resolve(fragments.module) },
  };
}

/** Resolves the addresses of the files that a browser loads. */
export function resolveAddresses(release: Release, resolve: (path: string) => string): Release {
  const { entry, assets, integrity } = release;
  return {
    ...release,
    entry: resolve(entry),
    assets: { scripts: assets.scripts.map(resolve), styles: assets.styles.map(resolve) },
    integrity: Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [resolve(path), hash])),
  };
}

/**
 * Resolves an address of a `release.json`. It must be in the folder that has the channel and the versions: otherwise a
 * changed pointer could name a file of any server. A server may decode `%2e` or `%2f` into a path out of the folder, so
 * escapes are refused too.
 */
function addressInFolder(path: string, channel: string): string {
  const folder = new URL('..', channel).href;
  const href = URL.canParse(path, channel) ? new URL(path, channel).href : path;
  if (href.startsWith(folder) && !/[%?#\\]/.test(path)) return href;
  throw new Error(`release.json names ${href}, which is refused: a release has files in ${folder} only`);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Fields that are validated without zod, which would add 9 KB to a page's own script for this alone. */
const requiredFields: readonly [
  path: readonly string[],
  expected: string,
  fits: (value: unknown) => boolean,
][] = [
  [['version'], 'string', isText],
  [['entry'], 'string', isText],
  [['assets', 'scripts'], 'a list of strings', isListOfTexts],
  [['assets', 'styles'], 'a list of strings', isListOfTexts],
  [['integrity'], 'strings by address', isMapOfTexts],
  [['contract'], 'string', isText],
  [['fragments', 'module'], 'string', isText],
];

/**
 * Reads the known fields of the release that a `release.json` has for the line of this package; its addresses stay
 * relative.
 * @throws ContractError if the file is not a release
 */
export function readRelease(pointer: unknown): Release {
  const { input, ...line } = releaseOfLine(pointer);
  for (const [path, expected, fits] of requiredFields) {
    const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), input);
    if (fits(value)) continue;
    const place = { path: formatPath(path), received: typeAt(input, path) };
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
    ...line,
    fragments: { module, ...(isText(styleHash) && { styleHash }) },
  };
}

/**
 * Finds the release in a pointer that pages of this package's line can read. `older` has the releases for lines that
 * cannot read the channel's newest release. If none fits, the newest is returned, which `loadHeader` refuses.
 */
function releaseOfLine(pointer: unknown): { input: unknown; lines?: string[]; newestLine?: string } {
  if (!isRecord(pointer) || !isListOfTexts(pointer.lines)) return { input: pointer };
  const line = contractLineOf(contractVersion);
  const { older } = pointer;
  for (const input of [pointer, ...(Array.isArray(older) ? older : [])]) {
    const lines = isRecord(input) && isListOfTexts(input.lines) ? input.lines : [];
    const [newestLine] = pointer.lines;
    if (lines.includes(line)) return { input, lines, ...(newestLine !== line && { newestLine }) };
  }
  return { input: pointer, lines: pointer.lines };
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isMapOfTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isText);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
