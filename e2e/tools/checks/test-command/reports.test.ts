import { expect, test } from 'vitest';
import { root } from '../../stack/processes.ts';
import { failedTests, slowestTests, testsOf } from './reports.ts';

const unit = {
  testResults: [
    {
      name: `${root}/shell-host/src/total.test.ts`,
      assertionResults: [
        {
          ancestorTitles: ['the total'],
          title: 'counts',
          fullName: 'the total counts',
          status: 'passed',
          duration: 20,
        },
        {
          ancestorTitles: ['the total'],
          title: 'has pence',
          fullName: 'the total has pence (or none)',
          status: 'failed',
          failureMessages: ['expected 1 to be 2\n    at total.test.ts'],
        },
      ],
    },
    { name: `${root}/a/broken.test.ts`, assertionResults: [], message: 'Unexpected token' },
  ],
};

const results = [
  {
    duration: 3000,
    error: { message: 'not shown\nmore' },
    attachments: [
      { name: 'screenshot', path: `${root}/.cache/page.png` },
      { name: 'console and network', body: btoa('console log: hello\nGET /slots: 500') },
    ],
  },
];
const journeys = {
  suites: [
    {
      title: 'trolley.spec.ts',
      specs: [
        {
          title: 'the total changes',
          file: 'trolley.spec.ts',
          line: 7,
          tests: [{ status: 'unexpected', projectName: 'webkit', results }],
        },
        { title: 'opens', tests: [{ status: 'expected', projectName: 'webkit', results: [] }] },
      ],
    },
  ],
};

const tests = [...testsOf(unit, 'unit'), ...testsOf(journeys)];

test('each failed test is named with its failure, what the page showed and said, and the command that repeats it', () => {
  expect(failedTests(tests)).toBe(
    `FAILED shell-host/src/total.test.ts › the total › has pence
  expected 1 to be 2
  Repeat: npx -y pnpm@12 unit shell-host/src/total.test.ts -t 'the total has pence \\(or none\\)'
FAILED a/broken.test.ts
  Unexpected token
  Repeat: npx -y pnpm@12 unit a/broken.test.ts
FAILED webkit › trolley.spec.ts › the total changes
  not shown
  more
  screenshot: .cache/page.png
  console and network:
    console log: hello
    GET /slots: 500
  Repeat: NODE_OPTIONS=--conditions=@grocer/source npx -y pnpm@12 --filter @grocer/e2e exec playwright test --project=webkit trolley.spec.ts:7
`,
  );
});

test('the slowest tests are named', () => {
  expect(slowestTests(tests, 2)).toBe(
    [
      '3.0 s  webkit › trolley.spec.ts › the total changes',
      '0.0 s  shell-host/src/total.test.ts › the total › counts',
    ].join('\n'),
  );
});

test('of hundreds of failed tests the first thirty are named', () => {
  const assertionResults = Array.from({ length: 300 }, () => ({
    ancestorTitles: [],
    title: 'counts',
    fullName: 'counts',
    status: 'failed',
  }));
  const lines = failedTests(testsOf({ testResults: [{ name: 'a.test.ts', assertionResults }] }));

  expect(lines.match(/^FAILED/gm)).toHaveLength(30);
  expect(lines).toContain('and 270 more');
});
