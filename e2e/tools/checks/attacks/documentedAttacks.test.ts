import { expect, test } from 'vitest';
import { attackDifferences, documentedAttacks } from './documentedAttacks.ts';

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

test('reads the table below the heading, with the apostrophes of titles', () => {
  const memory =
    "<tr><td>A release that fills the server's memory</td><td>stopped</td><td>not seen</td></tr>";

  expect(documentedAttacks(page(redirect, memory))).toEqual(
    table({
      'a redirect': { 'a server': 'refused', 'a browser': 'not seen' },
      'a release that fills the server’s memory': { 'a server': 'stopped', 'a browser': 'not seen' },
    }),
  );
});

test('a page that says what the tests show has no differences', () => {
  const tested = table({ 'a redirect': { 'a server': 'refused' } });

  expect(attackDifferences(tested, documentedAttacks(page(redirect)))).toEqual([]);
});

test('names a cell that no test shows, one that the tests show otherwise, and a row that is missing', () => {
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
  const tested = table({ 'a redirect': { 'a server': 'refused' } });

  expect(attackDifferences(tested, documentedAttacks('## Attacks'))).toHaveLength(1);
});
