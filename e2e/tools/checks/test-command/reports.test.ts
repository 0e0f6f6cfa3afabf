import { expect, test } from 'vitest';
import { failedTests, matrixCounts, testsOf } from './reports.ts';

const unit = {
  testResults: [
    {
      name: '/shop/shell-host/src/trolley/total.test.ts',
      assertionResults: [
        { ancestorTitles: ['the total'], title: 'counts', status: 'passed' },
        {
          ancestorTitles: ['the total'],
          title: 'has pence',
          status: 'failed',
          failureMessages: ['expected 1 to be 2\n    at total.test.ts'],
        },
      ],
    },
    { name: '/shop/a/b/broken.test.ts', assertionResults: [], message: 'Unexpected token' },
  ],
};

const tries = [{ error: { message: 'slow' } }, { error: { message: 'not shown\nmore' } }];
const journeys = {
  suites: [
    {
      title: 'trolley.spec.ts',
      specs: [
        {
          title: 'the total changes',
          tests: [{ status: 'unexpected', projectName: 'webkit', results: tries }],
        },
        { title: 'opens', tests: [{ status: 'expected', projectName: 'webkit', results: [] }] },
      ],
    },
  ],
};

test('each failed test is named with its file, its groups and the first line of its failure', () => {
  expect(failedTests([...testsOf(unit), ...testsOf(journeys)])).toBe(
    [
      'FAILED src/trolley/total.test.ts › the total › has pence',
      '  expected 1 to be 2',
      'FAILED a/b/broken.test.ts',
      '  Unexpected token',
      'FAILED webkit › trolley.spec.ts › the total changes',
      '  not shown',
      '',
    ].join('\n'),
  );
});

test('a runner that crashed has no report, and no tests', () => {
  expect(testsOf(undefined)).toEqual([]);
});

test('of hundreds of failed tests the first thirty are named', () => {
  const assertionResults = Array.from({ length: 300 }, () => ({
    ancestorTitles: [],
    title: 'counts',
    status: 'failed',
  }));
  const lines = failedTests(testsOf({ testResults: [{ name: 'a.test.ts', assertionResults }] }));

  expect(lines.match(/^FAILED/gm)).toHaveLength(30);
  expect(lines).toContain('and 270 more');
});

const noting = (...descriptionsOfTries: string[][]) => ({
  tests: [
    {
      results: descriptionsOfTries.map((descriptions) => ({
        annotations: descriptions.map((description) => ({ type: 'matrix', description })),
      })),
    },
  ],
});

test('what the tests of a matrix counted is added up, also those of inner suites', () => {
  const inner = { specs: [noting(['Service faults: 4 of 5', 'Injection: 400 of 400'])] };
  const report = { suites: [{ specs: [noting(['Service faults: 10 of 10'])], suites: [inner] }] };

  expect(matrixCounts(testsOf(report))).toBe('Service faults: 14 of 15\nInjection: 400 of 400');
});

test('only the last try of a test counts for its matrix', () => {
  const report = { suites: [{ specs: [noting(['Soak: 1 of 2'], ['Soak: 2 of 2'])] }] };

  expect(matrixCounts(testsOf(report))).toBe('Soak: 2 of 2');
});
