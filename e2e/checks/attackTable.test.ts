import { expect, test } from 'vitest';
import { attackTable } from './attackTable.ts';

const result = (host: string, title: string, status = 'passed') => ({
  ancestorTitles: [`attacks on ${host}`],
  title,
  status,
});

test('the table has a row for each attack and a column for each kind of host', () => {
  const assertionResults = [
    result('a server', 'a redirect: refused, and pages keep the last release'),
    result('a server', 'an expired pointer: refused'),
    result('a browser', 'a redirect: refused'),
    { ancestorTitles: ['fragments'], title: 'renders: always', status: 'passed' },
  ];

  expect(attackTable({ testResults: [{ assertionResults }] })).toBe(
    [
      'attack              a browser  a server',
      'a redirect          refused    refused',
      'an expired pointer  -          refused',
    ].join('\n'),
  );
});

test('a cell of several tests has failed if one of them has', () => {
  const assertionResults = [
    result('a server', 'a redirect: refused', 'failed'),
    result('a server', 'a redirect: refused by a new server'),
  ];

  expect(attackTable({ testResults: [{ assertionResults }] })).toContain('a redirect  FAILED');
});
