import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Parser } from '@grocer/shared-contracts/compatibility';
import { ReleaseError } from './ReleaseError.ts';

/** A document by its name in the contract. */
export type NamedDocument = readonly [name: string, document: unknown];

/** What a parser says of a document. */
export interface Verdict {
  isKnown: boolean;
  /** Why the document cannot be read. */
  problem?: string;
}

/** Lets a version's parser read documents. Answers in their order. */
export type ReadDocuments = (documents: readonly NamedDocument[]) => Promise<Verdict[]>;

/** Reads with a parser of this process. */
export const readWith =
  (parser: Parser): ReadDocuments =>
  async (documents) =>
    documents.map(([name, document]) => {
      const isKnown = parser.knows(name);
      try {
        parser.read(name, document);
        return { isKnown };
      } catch (error) {
        return { isKnown, problem: (error as Error).message };
      }
    });

/** Does the same with the parser of a file, from standard input to standard output. */
const programFor = (file: string): string => `
  import { text } from 'node:stream/consumers';
  const { parser } = await import(${JSON.stringify(pathToFileURL(file).href)});
  const verdicts = JSON.parse(await text(process.stdin)).map(([name, document]) => {
    const isKnown = parser.knows(name);
    try {
      parser.read(name, document);
      return { isKnown };
    } catch (error) {
      return { isKnown, problem: error.message };
    }
  });
  process.stdout.write(JSON.stringify(verdicts));`;

const timeoutMs = 20_000;

/**
 * Reads with the `parser.mjs` of a released version, in a process that has no environment and may read the version's
 * folder only (decision 12): whoever can write to the folder of releases must not run code where the key is. Node
 * cannot deny that process the network before version 25, nor signals to other processes of the user.
 * @throws ReleaseError if it ends without an answer
 */
export const readInProcess =
  (folder: string): ReadDocuments =>
  async (documents) => {
    const file = path.resolve(folder, 'parser.mjs');
    const limits = ['--permission', `--allow-fs-read=${path.dirname(file)}`, '--max-old-space-size=256'];
    const child = spawn(process.execPath, [...limits, '--input-type=module', '--eval', programFor(file)], {
      env: {},
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    // A process that ends early closes its input; the answer then is missing.
    child.stdin.on('error', () => undefined).end(JSON.stringify(documents));
    const [answer, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    try {
      return JSON.parse(answer);
    } catch {
      throw new ReleaseError(`${file} cannot be used: ${errors.trim() || 'it gave no answer'}`);
    }
  };
