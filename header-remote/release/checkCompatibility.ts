import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Parser } from '@grocer/shared-contracts/compatibility';
import { replaceJson } from './replaceFile.ts';

type Examples = Parser['examples'];

/** The contract of a version: its parser, and its examples in the form that is sent. */
export interface VersionContract {
  parser: Parser;
  examples: Examples;
}

const examplesFile = 'examples.json';
const parserFile = 'parser.mjs';

/** Writes the examples of a version's parser to `examples.json` in the version's folder, in the form that is sent. */
export async function saveExamples(folder: string): Promise<void> {
  await replaceJson(path.join(folder, examplesFile), (await parserOf(folder)).examples);
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
  const contract = typeof version === 'string' ? await contractOf(version) : version;
  const breaches = await Promise.all(
    releasedFolders.map(async (folder) => {
      const released = { name: path.basename(folder), ...(await contractOf(folder)) };
      return [...newReadsOld(contract, released), ...oldReadsNew(contract, released)];
    }),
  );
  return breaches.flat();
}

type Released = VersionContract & { name: string };

const newReadsOld = ({ parser }: VersionContract, released: Released): string[] =>
  Object.entries(released.examples).flatMap(([name, example]) =>
    breachesOf(parser, name, example).map(
      (reason) => `this version cannot read what release ${released.name} writes: ${reason}`,
    ),
  );

/** Skips documents that the older release does not know, because they were added later. */
const oldReadsNew = ({ examples }: VersionContract, { name: release, parser }: Released): string[] =>
  Object.entries(examples).flatMap(([name, example]) =>
    parser.knows(name)
      ? breachesOf(parser, name, example).map(
          (reason) => `release ${release} cannot read what this version writes: ${reason}`,
        )
      : [],
  );

function breachesOf(parser: Parser, name: string, example: unknown): string[] {
  try {
    parser.read(name, example);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [reason.startsWith(name) ? reason : `${name}: ${reason}`];
  }
}

async function contractOf(folder: string): Promise<VersionContract> {
  const examples = JSON.parse(await readFile(path.join(folder, examplesFile), 'utf8'));
  return { parser: await parserOf(folder), examples };
}

async function parserOf(folder: string): Promise<Parser> {
  return (await import(pathToFileURL(path.resolve(folder, parserFile)).href)).parser;
}
