import { expect, test } from 'vitest';
import { figuresByFolder, type Mutant } from './mutantFigures.ts';

const mutant = (file: string, status: Mutant['status']): Mutant => ({ file, line: 1, change: '', status });

test('mutants are counted by folder, with those of the folders in it', () => {
  const figures = figuresByFolder([
    mutant('header-remote/src/state/slot/loadSlot.ts', 'Killed'),
    mutant('header-remote/src/state/slot/loadSlot.ts', 'Timeout'),
    mutant('header-remote/src/state/slot/dates/day.ts', 'Survived'),
    mutant('header-remote/src/state/trolley/total.ts', 'NoCoverage'),
  ]);

  expect(figures).toEqual({
    'header-remote/src/state/slot': { killed: 2, survived: 1, notRun: 0 },
    'header-remote/src/state/trolley': { killed: 0, survived: 0, notRun: 1 },
  });
});

test('a mutant that does not compile does not count', () => {
  expect(figuresByFolder([mutant('header-remote/src/state/slot/loadSlot.ts', 'CompileError')])).toEqual({});
});
