import { expect, it } from 'vitest';
import { matrixCounts } from './matrixCounts.ts';

const testWith = (...tries: string[][]) => ({
  tests: [
    {
      results: tries.map((descriptions) => ({
        annotations: descriptions.map((description) => ({ type: 'matrix', description })),
      })),
    },
  ],
});

it('adds up what the tests of a matrix counted, also those of inner suites', () => {
  const report = {
    suites: [
      {
        specs: [testWith(['Service faults: 10 of 10'])],
        suites: [{ specs: [testWith(['Service faults: 4 of 5', 'Injection: 400 of 400'])] }],
      },
    ],
  };

  expect(matrixCounts(report)).toBe('Service faults: 14 of 15\nInjection: 400 of 400');
});

it('counts only the last try of a test', () => {
  const report = { suites: [{ specs: [testWith(['Soak: 1 of 2'], ['Soak: 2 of 2'])] }] };

  expect(matrixCounts(report)).toBe('Soak: 2 of 2');
});

it('has nothing to say when the journeys did not run', () => {
  expect(matrixCounts(undefined)).toBe('');
});
