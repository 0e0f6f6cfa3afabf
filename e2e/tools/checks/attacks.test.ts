import { expect, test } from 'vitest';
import { attackDifferences, documentedAttacks, testedAttacks } from './attacks.ts';
import { type ReportedTest, testsOf } from './test-command/reports.ts';

const result = (host: string, title: string, status: ReportedTest['status'] = 'passed'): ReportedTest => ({
  groups: ['trust.test.ts', `attacks on ${host}`],
  title,
  status,
  during: [0, 0],
  ms: 0,
  repeat: '',
});

const shown = (...tests: ReportedTest[]) => Object.fromEntries(testedAttacks(tests));

test('a test shows what one kind of host does in one attack; other tests show nothing', () => {
  expect(
    shown(
      result('a server', 'a redirect: refused, and pages keep the last release'),
      result('a browser', 'a redirect: not followed'),
      { ...result('', 'renders: always'), groups: ['fragments'] },
    ),
  ).toEqual({ 'a redirect on a server': 'refused', 'a redirect on a browser': 'not followed' });
});

test.each([
  ['of which one has failed show it', 'refused, also by a new server', 'failed', 'refused / FAILED'],
  ['that do not say the same show both', 'followed', 'passed', 'refused / followed'],
  ['of which one was skipped show the others', 'followed', 'skipped', 'refused'],
] as const)('several tests %s', (_, outcome, status, shows) => {
  expect(
    shown(
      result('a server', 'a redirect: refused'),
      result('a server', `a redirect (to http): ${outcome}`, status),
    ),
  ).toEqual({ 'a redirect on a server': shows });
});

test('a group of hosts with keys or without counts for both', () => {
  expect(shown(result('a browser, with keys or without', 'a changed file: not run'))).toEqual({
    'a changed file on a browser that pins keys': 'not run',
    'a changed file on a browser without keys': 'not run',
  });
});

test('journeys show attacks as well', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });
  const specs = [spec('a changed file: not run, first', 'expected'), spec('a frame: no order', 'unexpected')];
  const suites = [
    { title: 'integrity.spec.ts', specs: [], suites: [{ title: 'attacks on a browser', specs }] },
  ];

  expect(shown(...testsOf({ suites }))).toEqual({
    'a changed file on a browser': 'not run',
    'a frame on a browser': 'FAILED',
  });
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
    '<thead><tr><th>Attack</th><th>The publisher</th></tr></thead><tbody><tr><td>A lie</td><td>unsigned</td></tr></tbody>',
    '## Others',
    '<thead><tr><th>Attack</th><th>A page</th></tr></thead><tbody><tr><td>A lie</td><td>seen</td></tr></tbody>',
  ].join('\n');

const redirect = '<tr><td>A redirect</td><td>refused</td><td>not seen</td></tr>';

test('the documented tables are below their heading, with the apostrophes of titles', () => {
  const memory =
    "<tr><td>A release that fills the server's memory</td><td>stopped</td><td>not seen</td></tr>";

  expect(Object.fromEntries(documentedAttacks(page(redirect, memory)))).toEqual({
    'a redirect on a server': 'refused',
    'a redirect on a browser': 'not seen',
    'a release that fills the server’s memory on a server': 'stopped',
    'a release that fills the server’s memory on a browser': 'not seen',
    'a lie on the publisher': 'unsigned',
  });
});

test('a difference is a cell that no test shows, that the tests show otherwise, or that is missing', () => {
  const tested = new Map([
    ['a redirect on a browser', 'refused'],
    ['a frame on a browser', 'no order placed'],
  ]);

  expect(attackDifferences(tested, documentedAttacks(page(redirect)))).toEqual([
    'Trust.mdx says "not seen" for a redirect on a browser; the tests show "refused": correct the page or the titles of the tests',
    'Trust.mdx says nothing for a frame on a browser; the tests show "no order placed": correct the page or the titles of the tests',
    'Trust.mdx says "refused" for a redirect on a server; the tests show nothing: correct the page or the titles of the tests',
    'Trust.mdx says "unsigned" for a lie on the publisher; the tests show nothing: correct the page or the titles of the tests',
  ]);
});
