import path from 'node:path';

/** A small change of the code, and whether the tests noticed it. */
export interface Mutant {
  file: string;
  /** The number of the line, from 1. */
  line: number;
  change: string;
  /** The result, in Stryker's word. */
  status: string;
}

export interface FolderFigures {
  /** Mutants that a test has noticed, because it failed or did not end. */
  killed: number;
  survived: number;
  /** Mutants in code that no test runs. */
  notRun: number;
}

/** The figure to which each status of Stryker counts. Mutants that do not compile or were left out count to none. */
const kinds: Readonly<Record<string, keyof FolderFigures>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'notRun',
};

/** Counts by folder, such as `header-remote/src/state/slot`, which includes its deeper folders. */
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
