import { expect, test } from 'vitest';
import { highlightMatches } from './highlightMatches.ts';

/** Writes matches in brackets: "[sour]dough". */
const withBrackets = (suggestion: string, term: string) =>
  highlightMatches(suggestion, term)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['sourdough crackers', 'sour', '[sour]dough crackers'],
  ['seeded sourdough', 'sour', 'seeded [sour]dough'],
  ['SOUR cream & sour cherries', 'sour', '[SOUR] cream & [sour] cherries'],
  ['crème fraîche', 'creme fra', '[crème] [fra]îche'],
  ['creme fraiche', 'crème', '[creme] fraiche'],
  ['cre\u0300me brûlée', 'creme brulee', '[cre\u0300me] [brûlée]'],
  ['milk of oats', 'oat of milk', '[milk] of [oat]s'],
  ['tea', 'te', 'tea'],
  ['tea bags', 'tea b', '[tea] bags'],
  ['banana', 'ana', 'b[anana]'],
  ["Ben & Jerry's", 'jerry’s', "Ben & [Jerry's]"],
  ['a.c and abc', 'a.c', 'a.c and abc'],
  ['salt & vinegar &amp; more', 'amp', 'salt & vinegar &[amp]; more'],
  ['7up 700ml', '700', '7up [700]ml'],
  ['𠮷野家 beef', 'beef', '𠮷野家 [beef]'],
  ['milk', '', 'milk'],
  ['', 'milk', ''],
  ['<b>milk</b>', '<b>milk', '<b>[milk]</b>'],
  ['milk', '(milk', '[milk]'],
  ['İzmir figs', 'izmir', '[İzmir] figs'],
  ['한국어 김치', '한국어', '[한국어] 김치'],
  ['한국 김치', '한국', '한국 김치'],
])('the suggestion %j for the term %j is highlighted as %j', (suggestion, term, expected) => {
  expect(withBrackets(suggestion, term)).toBe(expected);
});

test('a very long suggestion is highlighted at its start only, and keeps its whole text', () => {
  const veryLong = 'milk, '.repeat(20_000);

  const segments = highlightMatches(veryLong, 'milk');

  expect(segments.length).toBeLessThan(400);
  expect(segments.map(({ text }) => text).join('')).toBe(veryLong);
});
