import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Parser } from '@grocer/shared-contracts/compatibility';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { type FindProblems, readInProcess, readWith } from './isolated/parserProcess.ts';
import { groupByLine, type KeptRelease, keptReleases, replaceJson } from './releaseFolder.ts';

/** The contract of a version: its parser, and its examples in the form that is sent. */
interface VersionContract {
  findProblems: FindProblems;
  examples: Parser['examples'];
}

const examplesFile = 'examples.json';

/** Writes the examples of a new version's parser to `examples.json` in its folder, in the form that is sent. */
export async function saveExamples(folder: string): Promise<void> {
  const { parser }: { parser: Parser } = await import(pathToFileURL(path.resolve(folder, 'parser.mjs')).href);
  await replaceJson(path.join(folder, examplesFile), parser.examples);
}

/**
 * Checks by example whether a version can share a page with released versions (decision 6): the new parser reads the
 * stored examples, and every stored parser reads the new examples. The version is a folder, or the contract of a
 * working copy. Returns the breaches, each a line that names release, document and place.
 */
export async function checkCompatibility(
  version: string | VersionContract,
  releasedFolders: readonly string[],
): Promise<string[]> {
  if (releasedFolders.length === 0) return [];
  const candidate = typeof version === 'string' ? await contractOf(version) : version;
  const breaches: string[] = [];
  // One after another, since each starts processes.
  for (const folder of releasedFolders) {
    const release = `release ${path.basename(folder)}`;
    const released = await contractOf(folder);
    const [backward, forward] = await Promise.all([
      candidate.findProblems(released.examples),
      released.findProblems(candidate.examples),
    ]);
    const describe = ({ name, message }: { name: string; message: string }) =>
      message.startsWith(name) ? message : `${name}: ${message}`;
    breaches.push(
      ...backward.map((one) => `this version cannot read what ${release} writes: ${describe(one)}`),
      // Leaves out documents that were added later: the release does not know them.
      ...forward
        .filter(({ isKnown }) => isKnown)
        .map((one) => `${release} cannot read what this version writes: ${describe(one)}`),
    );
  }
  return breaches;
}

async function contractOf(folder: string): Promise<VersionContract> {
  const examples = JSON.parse(await readFile(path.join(folder, examplesFile), 'utf8'));
  return { findProblems: readInProcess(folder), examples };
}

/**
 * Checks a working copy's contract, of the package version `contract`, against all kept releases, line by line.
 * `isPublishable` is false if pages of its own line could not read it. For an older line the text only says that the
 * line will stay on its release. `lines` are those that can read it.
 */
export async function checkWorkingCopy(
  releases: string,
  { contract, parser }: { contract: string; parser: Parser },
): Promise<{ releases: number; isPublishable: boolean; lines: string[]; text: string }> {
  const kept = await keptReleases(releases);
  if (kept.length === 0) {
    const text = `There are no releases in ${releases} to check against`;
    return { releases: 0, isPublishable: true, lines: [contractLineOf(contract)], text };
  }
  const candidate = { findProblems: readWith(parser), examples: JSON.parse(JSON.stringify(parser.examples)) };
  const ownLine = contractLineOf(contract);
  let isPublishable = true;
  const lines: string[] = [];
  const output = [`Contract ${contract} of the working copy, and pages of`];
  for (const [line, ofLine] of groupByLine(kept)) {
    const breaches = await checkCompatibility(
      candidate,
      ofLine.map(({ folder }) => folder),
    );
    const isRefused = line === ownLine && breaches.length > 0;
    if (isRefused) isPublishable = false;
    if (breaches.length === 0) lines.push(line);
    const reasons = isRefused ? [...breaches, newLineHint(contract)] : breaches;
    output.push(
      `  contract ${line} (${describeRange(ofLine)}): ${verdictFor(breaches, isRefused)}`,
      ...reasons.map((reason) => `    ${reason}`),
    );
  }
  return { releases: kept.length, isPublishable, lines, text: output.join('\n') };
}

/** A page of the inventory (`npx @grocer/shared-contracts inventory --json`), as far as it is needed here. */
interface MountedPage {
  page: string;
  owner?: string;
  lines: string[];
}

/** Says which pages have a line that is not in `lines`, and who owns them. A page without lines gets every version. */
export function describePages(
  pages: readonly MountedPage[],
  lines: readonly string[],
): { unable: number; text: string } {
  const unable = pages.filter((page) => page.lines.some((line) => !lines.includes(line)));
  const owners = [...new Set(unable.map(({ owner }) => owner ?? 'no owner'))].join(', ');
  const verdict = `${unable.length} of ${pages.length} pages cannot read this${owners && `: ${owners}`}`;
  const each = unable.map((page) => `  ${page.page} (contract ${page.lines.join(' and ')})`);
  return { unable: unable.length, text: [verdict, ...each].join('\n') };
}

function verdictFor(breaches: readonly string[], isRefused: boolean): string {
  if (breaches.length === 0) return 'can read it';
  return isRefused ? 'cannot read it, so it cannot be released' : 'cannot read it, and keep their release';
}

function describeRange(releases: readonly KeptRelease[]): string {
  const [first, last] = [releases[0]?.version, releases.at(-1)?.version];
  return first === last ? `release ${first}` : `${releases.length} releases, ${first} to ${last}`;
}

/** Advice if pages of the same line cannot read a version (decision 16). */
export const newLineHint = (contract: string): string =>
  `every page of contract ${contractLineOf(contract)} must be able to read it: undo this change, or begin a new line in shared-contracts (version ${nextLine(contract)})`;

function nextLine(contract: string): string {
  const [major = '', minor = ''] = contract.split('.');
  return major === '0' ? `0.${Number(minor) + 1}.0` : `${Number(major) + 1}.0.0`;
}
