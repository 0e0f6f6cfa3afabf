import { expect, test } from 'vitest';
import { failedTests } from './summary.ts';

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

const journeys = {
  suites: [
    {
      title: 'trolley.spec.ts',
      specs: [
        {
          title: 'the total changes',
          ok: false,
          tests: [
            {
              status: 'unexpected',
              projectName: 'webkit',
              results: [{ error: { message: 'slow' } }, { error: { message: 'not shown\nmore' } }],
            },
          ],
        },
        { title: 'opens', ok: true, tests: [{ status: 'expected', projectName: 'webkit' }] },
      ],
    },
  ],
};

test('each failed test is named with its file, its groups and the first line of its failure', () => {
  expect(failedTests([unit], [journeys])).toBe(
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

test('a runner that crashed has no report, and names nothing', () => {
  expect(failedTests([undefined], [undefined])).toBe('');
});

test('of hundreds of failed tests the first thirty are named', () => {
  const assertionResults = Array.from({ length: 300 }, () => ({
    ancestorTitles: [],
    title: 'counts',
    status: 'failed',
  }));
  const lines = failedTests([{ testResults: [{ name: 'a.test.ts', assertionResults }] }], []);

  expect(lines.match(/^FAILED/gm)).toHaveLength(30);
  expect(lines).toContain('and 270 more');
});
