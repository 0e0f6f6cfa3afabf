import { expect, test } from 'vitest';
import { testsOfPlaywright, testsOfVitest } from '../test-command/reportedTests.ts';
import { attackTable, formatTable } from './attackTable.ts';

const result = (host: string, title: string, status = 'passed') => ({
  ancestorTitles: [`attacks on ${host}`],
  title,
  status,
});

const printed = (...assertionResults: unknown[]) =>
  formatTable(attackTable(testsOfVitest({ testResults: [{ assertionResults }] })));

test('the table has a row for each attack and a column for each kind of host', () => {
  expect(
    printed(
      result('a server', 'a redirect: refused, and pages keep the last release'),
      result('a server', 'an expired pointer: refused'),
      result('a browser', 'a redirect: not followed'),
      { ancestorTitles: ['fragments'], title: 'renders: always', status: 'passed' },
    ),
  ).toBe(
    [
      'attack              a browser     a server',
      'a redirect          not followed  refused',
      'an expired pointer  -             refused',
    ].join('\n'),
  );
});

test('a cell of several tests has failed if one of them has', () => {
  expect(
    printed(
      result('a server', 'a redirect: refused', 'failed'),
      result('a server', 'a redirect: refused, also by a new server'),
    ),
  ).toContain('a redirect  FAILED');
});

test('a cell whose tests do not say the same shows both', () => {
  expect(
    printed(result('a server', 'a redirect: refused'), result('a server', 'a redirect: followed')),
  ).toContain('a redirect  refused / followed');
});

test('a test that was skipped is not in the table', () => {
  expect(printed(result('a server', 'a redirect: refused', 'skipped'))).toBe('attack');
});

test('a group of hosts with keys or without has both columns', () => {
  expect(printed(result('a browser, with keys or without', 'a changed file: not run'))).toBe(
    [
      'attack          a browser that pins keys  a browser without keys',
      'a changed file  not run                   not run',
    ].join('\n'),
  );
});

test('journeys are in the table as well, by their last result', () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
  const suites = [
    {
      title: 'loading/integrity.spec.ts',
      suites: [
        {
          title: 'attacks on a browser',
          specs: [
            spec('a changed file: not run, first', true, 'expected'),
            spec('a changed file: not run, second', true, 'flaky'),
            spec('a frame: no order placed', false, 'unexpected'),
            spec('a redirect: refused', true, 'skipped'),
          ],
        },
      ],
    },
  ];

  expect(formatTable(attackTable(testsOfPlaywright({ suites })))).toBe(
    ['attack          a browser', 'a changed file  not run', 'a frame         FAILED'].join('\n'),
  );
});

test('without reports the table is empty', () => {
  expect(testsOfVitest(undefined)).toEqual([]);
  expect(testsOfPlaywright(undefined)).toEqual([]);
});
