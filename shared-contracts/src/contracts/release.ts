import { contractLineOf, contractVersion } from './contractVersion.ts';
import { ContractError } from './reading/contractError.ts';
import { formatPath, typeAt } from './reading/describePlace.ts';
import { readSwitches, type Switches } from './switches.ts';

/**
 * `release.json` of a channel: the current version and its files' addresses, which are relative to the file until
 * `parseRelease`. `integrity` maps addresses to SRI hashes. `contract`: version of this package in the release.
 */
export interface Release {
  version: string;
  entry: string;
  assets: { scripts: string[]; styles: string[] };
  integrity: Record<string, string>;
  contract: string;
  /** Contract lines whose pages can read this release (decision 16). Default: the line of `contract`. */
  lines?: string[];
  /**
   * The channel's newest line, if this page's package is on an older one. Not in the file: it is added when
   * the file is read.
   */
  newestLine?: string;
  /** What the publisher has turned off on all pages of the channel, and the notice that they show. */
  switches?: Switches;
  fragments: {
    /** Address of the module that exports `renderFragment`. */
    module: string;
    /**
     * `sha256-…` of the style sheet in static fragments, for the `style-src` of pages that cannot use a
     * nonce. Missing in older releases.
     */
    styleHash?: string;
  };
}

/** A release that some visitors get in place of the channel's (behaviour/contract-lines#candidate). */
export interface Candidate extends Release {
  /** Percentage of the visitors who get the candidate. */
  share: number;
  /** Hashed together with a visitor's id to decide whether that visitor gets it (`isChosen`). */
  salt: string;
}

/** The content of a channel's `release.json`, for this package's line. */
export interface ChannelRelease extends Release {
  candidate?: Candidate;
}

/**
 * Returns the address of a channel's `release.json`. `address` is the channel's folder, with or without a
 * trailing `/`, or any file in it. In a browser it may be relative to the page.
 * @throws TypeError if the address is invalid
 */
export function releaseAddress(address: string): string {
  const url = new URL(address, globalThis.location?.href);
  const last = url.pathname.split('/').at(-1) ?? '';
  if (last !== '' && !last.includes('.')) url.pathname += '/';
  return new URL('release.json', url).href;
}

/** Maximum size of `release.json`, in bytes. Real ones have less than a tenth of it. */
export const maxPointerBytes = 256 * 1024;

/**
 * Reads a `release.json` and makes its addresses absolute.
 * @throws ContractError if the file is not a release; Error if it names a file outside the releases' folder
 */
export function parseRelease(input: unknown, address: string): ChannelRelease {
  const { candidate, ...stable } = readRelease(input);
  const resolve = (path: string) => addressInFolder(path, address);
  const resolved = <Read extends Release>(release: Read) => ({
    ...resolveAddresses(release, resolve),
    fragments: { ...release.fragments, module: resolve(release.fragments.module) },
  });
  return { ...resolved(stable), ...(candidate && { candidate: resolved(candidate) }) };
}

/** Resolves the addresses of the files that a browser loads. */
export function resolveAddresses<Read extends Release>(
  release: Read,
  resolve: (path: string) => string,
): Read {
  const { entry, assets, integrity } = release;
  return {
    ...release,
    entry: resolve(entry),
    assets: { scripts: assets.scripts.map(resolve), styles: assets.styles.map(resolve) },
    integrity: Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [resolve(path), hash])),
  };
}

/**
 * Resolves an address in a `release.json`. It must be in the folder of the channels and versions, because a
 * manipulated file could name any server. Escapes such as `%2e` and `%2f` are refused too: a server may
 * decode them into a path out of the folder.
 */
function addressInFolder(path: string, channel: string): string {
  const folder = new URL('..', channel).href;
  const href = URL.canParse(path, channel) ? new URL(path, channel).href : path;
  if (href.startsWith(folder) && !/[%?#\\]/.test(path)) return href;
  throw new Error(`release.json names ${href}, which is refused: a release has files in ${folder} only`);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The fields that a release must have. They are checked without zod, which would add 9 KB to a page's own script. */
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
 * Reads the release for this package's line from a `release.json`. Its addresses stay relative.
 * @throws ContractError if the file is not a release
 */
export function readRelease(pointer: unknown): ChannelRelease {
  const { input, ...line } = releaseOfLine(pointer);
  const ofChannel = { ...line, ...readSwitches(pointer) };
  const release = { ...readFields(input), ...ofChannel };
  const { candidate } = pointer as { candidate?: Candidate };
  const lines = linesOf(candidate);
  if (!candidate || !lines.includes(contractLineOf(contractVersion))) return release;
  const { share, salt } = candidate;
  return { ...release, candidate: { ...readFields(candidate), ...ofChannel, lines, share, salt } };
}

function readFields(input: unknown): Release {
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
    fragments: { module, ...(isText(styleHash) && { styleHash }) },
  };
}

/**
 * Finds the release that pages on this package's line can read. `older` has releases for lines that cannot
 * read the newest one. If none fits, returns the newest, which `loadHeader` refuses.
 */
function releaseOfLine(pointer: unknown): { input: unknown; lines?: string[]; newestLine?: string } {
  if (!isRecord(pointer) || !isListOfTexts(pointer.lines)) return { input: pointer };
  const line = contractLineOf(contractVersion);
  const { older } = pointer;
  for (const input of [pointer, ...(Array.isArray(older) ? older : [])]) {
    const lines = linesOf(input);
    const [newestLine] = pointer.lines;
    if (lines.includes(line)) return { input, lines, ...(newestLine !== line && { newestLine }) };
  }
  return { input: pointer, lines: pointer.lines };
}

/** The lines whose pages can read a release of a pointer. */
const linesOf = (release: unknown): string[] =>
  isRecord(release) && isListOfTexts(release.lines) ? release.lines : [];

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isMapOfTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isText);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
