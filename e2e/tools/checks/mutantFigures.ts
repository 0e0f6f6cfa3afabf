import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

/** A small change of the code, and what the tests said to it. */
export interface Mutant {
  file: string;
  /** From 0. */
  line: number;
  change: string;
  status: MutantResult['status'];
}

export interface FolderFigures {
  /** At least one test failed, or did not end. */
  killed: number;
  survived: number;
  /** No test runs this code. */
  notRun: number;
}

/** Mutants that do not compile or were left out do not count. */
const kinds: Partial<Record<MutantResult['status'], keyof FolderFigures>> = {
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
    const ofFolder = (figures[folder] ??= { killed: 0, survived: 0, notRun: 0 });
    ofFolder[kind]++;
  }
  return figures;
}
