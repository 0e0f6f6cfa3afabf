import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Parser } from '@grocer/shared-contracts/compatibility';
import { replaceJson } from './replaceFile.ts';

type Examples = Parser['examples'];

const examplesFile = 'examples.json';
const parserFile = 'parser.mjs';

/** Keeps in a version's folder what its parser's examples are, as they stand on the wire. */
export async function keepExamples(folder: string): Promise<void> {
  await replaceJson(path.join(folder, examplesFile), (await parserOf(folder)).examples);
}

/**
 * Whether a version can stand on one page with every version before it, by example (design §4): it reads what they
 * write, they read what it writes. Answers the breaches, each a line that names release, document and place.
 */
export async function checkCompatibility(fresh: string, kept: readonly string[]): Promise<string[]> {
  const breaches = await Promise.all(
    kept.map(async (folder) => [
      ...(await newReadsOld(fresh, folder)),
      ...(await oldReadsNew(fresh, folder)),
    ]),
  );
  return breaches.flat();
}

async function newReadsOld(fresh: string, old: string): Promise<string[]> {
  const parser = await parserOf(fresh);
  return Object.entries(await examplesOf(old)).flatMap(([name, example]) =>
    breachesOf(parser, name, example).map(
      (why) => `this version cannot read what release ${path.basename(old)} writes: ${why}`,
    ),
  );
}

/** An older release is not expected to know documents that came later. */
async function oldReadsNew(fresh: string, old: string): Promise<string[]> {
  const parser = await parserOf(old);
  return Object.entries(await examplesOf(fresh)).flatMap(([name, example]) =>
    parser.knows(name)
      ? breachesOf(parser, name, example).map(
          (why) => `release ${path.basename(old)} cannot read what this version writes: ${why}`,
        )
      : [],
  );
}

function breachesOf(parser: Parser, name: string, example: unknown): string[] {
  try {
    parser.read(name, example);
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [why.startsWith(name) ? why : `${name}: ${why}`];
  }
}

async function parserOf(folder: string): Promise<Parser> {
  return (await import(pathToFileURL(path.resolve(folder, parserFile)).href)).parser;
}

async function examplesOf(folder: string): Promise<Examples> {
  return JSON.parse(await readFile(path.join(folder, examplesFile), 'utf8'));
}
