import path from 'node:path';

/** A small change of the code, and what the tests said to it. */
export interface Mutant {
  file: string;
  /** From 1. */
  line: number;
  change: string;
  /** As Stryker names it. */
  status: string;
}

export interface FolderFigures {
  /** At least one test failed, or did not end. */
  killed: number;
  survived: number;
  /** No test runs this code. */
  notRun: number;
}

/** Mutants that do not compile or were left out do not count. */
const kinds: Readonly<Record<string, keyof FolderFigures>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'notRun',
};

/** By folder, such as `header-remote/src/state/slot`: deeper folders count with it. */
export function figuresByFolder(mutants: readonly Mutant[]): Record<string, FolderFigures> {
  const figures: Record<string, FolderFigures> = {};
  for (const { file, status } of mutants) {
    const kind = kinds[status];
    if (!kind) continue;
    const folder = path.dirname(file).split('/').slice(0, 4).join('/');
    const { [folder]: before = { killed: 0, survived: 0, notRun: 0 } } = figures;
    figures[folder] = { ...before, [kind]: before[kind] + 1 };
  }
  return figures;
}
