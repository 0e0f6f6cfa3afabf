import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** "[sour]dough": what is marked stands in brackets. */
const shown = (suggestion: string, term: string) =>
  highlight(suggestion, term)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

describe('highlight', () => {
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
  ])('%j for %j is %j', (suggestion, term, marked) => {
    expect(shown(suggestion, term)).toBe(marked);
  });

  test('never throws, and never changes a letter of the suggestion', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', 'A', 'á', '\u0301', 'İ', 'ß', ' ', '𠮷', '(') }),
    );
    fc.assert(
      fc.property(text, text, (suggestion, term) => {
        const pieces = highlight(suggestion, term);
        expect(pieces.map((piece) => piece.text).join('')).toBe(suggestion);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });

  test('marks what can be seen of a suggestion that is no end of it, and keeps the rest', () => {
    const endless = 'milk, '.repeat(20_000);

    const pieces = highlight(endless, 'milk');

    expect(pieces.length).toBeLessThan(400);
    expect(pieces.map(({ text }) => text).join('')).toBe(endless);
  });

  test('parts a long suggestion for a long term in an instant', () => {
    const begun = performance.now();

    highlight('a'.repeat(100_000), 'a'.repeat(100_000));
    highlight('a'.repeat(100_000), 'a'.repeat(50_000));
    highlight('milk '.repeat(20_000), 'milk mil ilk');

    expect(performance.now() - begun).toBeLessThan(500);
  });
});
