import { expect, test } from 'vitest';
import { attackDifferences, attackTable, documentedAttacks, formatTable } from './attacks.ts';
import { type ReportedTest, testsOf } from './test-command/reports.ts';

const result = (host: string, title: string, status: ReportedTest['status'] = 'passed'): ReportedTest => ({
  groups: ['trust.test.ts', `attacks on ${host}`],
  title,
  status,
  notes: [],
  during: [0, 0],
  ms: 0,
  repeat: '',
});

const printed = (...tests: ReportedTest[]) => formatTable(attackTable(tests));

test('the table has a row for each attack and a column for each kind of host', () => {
  expect(
    printed(
      result('a server', 'a redirect: refused, and pages keep the last release'),
      result('a server', 'an expired pointer: refused'),
      result('a browser', 'a redirect: not followed'),
      { ...result('', 'renders: always'), groups: ['fragments'] },
    ),
  ).toBe(
    [
      'attack              a browser     a server',
      'a redirect          not followed  refused',
      'an expired pointer  -             refused',
    ].join('\n'),
  );
});

test.each([
  ['of several tests has failed if one of them has', 'refused, also by a new server', 'failed', 'FAILED'],
  ['whose tests do not say the same shows both', 'followed', 'passed', 'refused / followed'],
] as const)('a cell %s', (_, outcome, status, cell) => {
  expect(
    printed(result('a server', 'a redirect: refused'), result('a server', `a redirect: ${outcome}`, status)),
  ).toContain(`a redirect  ${cell}`);
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

test('journeys are in the table as well', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });
  const specs = [
    spec('a changed file: not run, first', 'expected'),
    spec('a changed file: not run, second', 'expected'),
    spec('a frame: no order placed', 'unexpected'),
    spec('a redirect: refused', 'skipped'),
  ];
  const group = { title: 'attacks on a browser', specs };

  expect(printed(...testsOf({ suites: [{ title: 'integrity.spec.ts', specs: [], suites: [group] }] }))).toBe(
    ['attack          a browser', 'a changed file  not run', 'a frame         FAILED'].join('\n'),
  );
});

const page = (...rows: string[]) =>
  [
    '## For the publisher',
    '<table><thead><tr><th>Command</th></tr></thead><tbody><tr><td>Release</td></tr></tbody></table>',
    '## Attacks',
    'Text.',
    '<table>',
    '<thead>',
    '<tr><th>Attack</th><th>A server</th><th>A browser</th></tr>',
    '</thead>',
    '<tbody>',
    ...rows,
    '</tbody>',
    '</table>',
  ].join('\n');

const table = (rows: Record<string, Record<string, string>>) =>
  new Map(Object.entries(rows).map(([attack, row]) => [attack, new Map(Object.entries(row))]));

const redirect = '<tr><td>A redirect</td><td>refused</td><td>not seen</td></tr>';

test('the documented table is below its heading, with the apostrophes of titles', () => {
  const memory =
    "<tr><td>A release that fills the server's memory</td><td>stopped</td><td>not seen</td></tr>";

  expect(documentedAttacks(page(redirect, memory))).toEqual(
    table({
      'a redirect': { 'a server': 'refused', 'a browser': 'not seen' },
      'a release that fills the server’s memory': { 'a server': 'stopped', 'a browser': 'not seen' },
    }),
  );
});

const refused = table({ 'a redirect': { 'a server': 'refused' } });

test('a page that says what the tests show has no differences', () => {
  expect(attackDifferences(refused, documentedAttacks(page(redirect)))).toEqual([]);
});

test('a difference is a cell that no test shows, that the tests show otherwise, or that is missing', () => {
  const tested = table({
    'a redirect': { 'a browser': 'refused' },
    'a frame': { 'a browser': 'no order placed' },
  });

  expect(attackDifferences(tested, documentedAttacks(page(redirect)))).toEqual([
    'Trust.mdx says "not seen" for a redirect on a browser; the tests show "refused": correct the page or the titles of the tests',
    'Trust.mdx says "refused" for a redirect on a server; the tests show nothing: correct the page or the titles of the tests',
    'Trust.mdx says nothing for a frame on a browser; the tests show "no order placed": correct the page or the titles of the tests',
  ]);
});

test('a page without the table differs in every cell', () => {
  expect(attackDifferences(refused, documentedAttacks('## Attacks'))).toHaveLength(1);
});
