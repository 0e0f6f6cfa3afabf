import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Parser } from '@grocer/shared-contracts/compatibility';
import { ReleaseError } from './ReleaseError.ts';

/** A document that a parser cannot read. */
interface Problem {
  name: string;
  message: string;
  /** Whether the parser's version has such documents. */
  isKnown: boolean;
}

/** Lets the parser of a version read documents, by name. Returns those that it cannot read. */
export type FindProblems = (documents: Readonly<Record<string, unknown>>) => Promise<Problem[]>;

/** Reads with a parser of this process. */
export const readWith =
  (parser: Parser): FindProblems =>
  async (documents) =>
    Object.entries(documents).flatMap(([name, document]) => {
      try {
        parser.read(name, document);
        return [];
      } catch (error) {
        return [{ name, message: (error as Error).message, isKnown: parser.knows(name) }];
      }
    });

/** Does the same with the parser of a file, from standard input to standard output. */
const programFor = (file: string): string => `
  import { text } from 'node:stream/consumers';
  const { parser } = await import(${JSON.stringify(pathToFileURL(file).href)});
  const problems = Object.entries(JSON.parse(await text(process.stdin))).flatMap(([name, document]) => {
    try {
      parser.read(name, document);
      return [];
    } catch (error) {
      return [{ name, message: error.message, isKnown: parser.knows(name) }];
    }
  });
  process.stdout.write(JSON.stringify(problems));`;

const timeoutMs = 20_000;

/**
 * Reads with the `parser.mjs` of a released version, in a process that has no environment and may read the version's
 * folder only (decision 12): whoever can write to the folder of releases must not run code where the key is. Node
 * cannot deny that process the network before version 25, nor signals to other processes of the user.
 * @throws ReleaseError if it ends without an answer
 */
export const readInProcess =
  (folder: string): FindProblems =>
  async (documents) => {
    const file = path.resolve(folder, 'parser.mjs');
    const limits = ['--permission', `--allow-fs-read=${path.dirname(file)}`, '--max-old-space-size=256'];
    const program = [...limits, '--input-type=module', '--eval', programFor(file)];
    const running = promisify(execFile)(process.execPath, program, {
      env: {},
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    // A process that ends early closes its input; the answer then is missing.
    running.child.stdin?.on('error', () => undefined).end(JSON.stringify(documents));
    try {
      return JSON.parse((await running).stdout);
    } catch (error) {
      throw new ReleaseError(`${file} gave no answer: ${(error as { stderr?: string }).stderr ?? ''}`);
    }
  };
