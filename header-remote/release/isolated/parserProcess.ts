import path from 'node:path';
import type { Parser } from '@grocer/shared-contracts/compatibility';
import { runInProcess } from './runInProcess.ts';

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

const findProblems = `Object.entries(input).flatMap(([name, document]) => {
  try {
    module.parser.read(name, document);
    return [];
  } catch (error) {
    return [{ name, message: error.message, isKnown: module.parser.knows(name) }];
  }
})`;

/** Reads with the `parser.mjs` of a released version, in a process of its own. @throws ReleaseError like `runInProcess` */
export const readInProcess =
  (folder: string): FindProblems =>
  (documents) =>
    runInProcess(path.resolve(folder, 'parser.mjs'), findProblems, documents);
