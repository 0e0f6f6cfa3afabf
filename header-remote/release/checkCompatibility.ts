import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Parser } from '@grocer/shared-contracts/compatibility';
import { replaceJson } from './replaceFile.ts';

type Examples = Parser['examples'];

const examplesFile = 'examples.json';
const parserFile = 'parser.mjs';

/** Writes the examples of a version's parser to `examples.json` in the version's folder, in the form that is sent. */
export async function saveExamples(folder: string): Promise<void> {
  await replaceJson(path.join(folder, examplesFile), (await parserOf(folder)).examples);
}

/**
 * Checks by example whether a version can share a page with every earlier version (behaviour/contract#32, decision 6):
 * the new parser reads the stored examples, and every stored parser reads the new examples. Returns the breaches, each
 * a line that names release, document and place.
 */
export async function checkCompatibility(
  newFolder: string,
  releasedFolders: readonly string[],
): Promise<string[]> {
  const breaches = await Promise.all(
    releasedFolders.map(async (folder) => [
      ...(await newReadsOld(newFolder, folder)),
      ...(await oldReadsNew(newFolder, folder)),
    ]),
  );
  return breaches.flat();
}

async function newReadsOld(newFolder: string, oldFolder: string): Promise<string[]> {
  const parser = await parserOf(newFolder);
  return Object.entries(await examplesOf(oldFolder)).flatMap(([name, example]) =>
    breachesOf(parser, name, example).map(
      (reason) => `this version cannot read what release ${path.basename(oldFolder)} writes: ${reason}`,
    ),
  );
}

/** Skips documents that the older release does not know, because they were added later. */
async function oldReadsNew(newFolder: string, oldFolder: string): Promise<string[]> {
  const parser = await parserOf(oldFolder);
  return Object.entries(await examplesOf(newFolder)).flatMap(([name, example]) =>
    parser.knows(name)
      ? breachesOf(parser, name, example).map(
          (reason) => `release ${path.basename(oldFolder)} cannot read what this version writes: ${reason}`,
        )
      : [],
  );
}

function breachesOf(parser: Parser, name: string, example: unknown): string[] {
  try {
    parser.read(name, example);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [reason.startsWith(name) ? reason : `${name}: ${reason}`];
  }
}

async function parserOf(folder: string): Promise<Parser> {
  return (await import(pathToFileURL(path.resolve(folder, parserFile)).href)).parser;
}

async function examplesOf(folder: string): Promise<Examples> {
  return JSON.parse(await readFile(path.join(folder, examplesFile), 'utf8'));
}
