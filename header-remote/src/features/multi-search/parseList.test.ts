import { sanitiseTerm } from '@grocer/shared-contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseList } from './parseList.ts';

const items = (text: string) => parseList(text).items;

test.each([
  ['milk\nbread\r\neggs', ['milk', 'bread', 'eggs']],
  ['ripe avocados, lemons', ['ripe avocados', 'lemons']],
  ['milk_bread', ['milk', 'bread']],
  ['  milk  \n\n ,, _ \n bread', ['milk', 'bread']],
  ['milk\nmilk\nMilk', ['milk', 'milk', 'Milk']],
  ['', []],
  [' ,_\n', []],
  ['crème fraîche, rosé', ['creme fraiche', 'rose']],
  ['weiß, æble, rød, łosoś', ['weiss', 'aeble', 'rod', 'losos']],
  ['cre\u0300me', ['creme']],
  ['喜欢, 🥛', ['喜欢']],
  ['milk, <b></b>, 50% off!, ???', ['milk', '50 off']],
  ['\u212bngstrom', ['Angstrom']],
  ['ß'.repeat(150), ['s'.repeat(200)]],
])('the text %j has the items %j', (text, expected) => {
  expect(items(text)).toEqual(expected);
});

test('a list keeps its first 100 items and is over the limit from the 101st on', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `item ${index}`).join('\n');

  expect(parseList(lines(100))).toMatchObject({ isOverLimit: false });
  expect(parseList(lines(101))).toMatchObject({ isOverLimit: true });
  expect(items(lines(101))).toHaveLength(100);
  expect(items(lines(101)).at(-1)).toBe('item 99');
});

test('any text gives at most 100 sanitised items, none of them empty, that parse to the same items again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.string({ unit: fc.constantFrom('a', 'é', '\u0301', 'ß', ',', '_', '\n', '\r', ' '), maxLength: 600 }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const once = items(typed);
      expect(once.length).toBeLessThanOrEqual(100);
      expect(once.every((item) => item !== '' && item === item.trim() && !/[\n_,]/.test(item))).toBe(true);
      expect(items(once.join('\n'))).toEqual(once);
      expect(once.map(sanitiseTerm)).toEqual(once);
    }),
  );
});

// In quadratic time this would exceed the time-out of a test, one minute.
test.each(['a,', ',', '?,', 'é', 'a', '_ ', '\r\n'])('400,000 characters of %j are parsed', (unit) => {
  expect(parseList(unit.repeat(400_000 / unit.length)).items.length).toBeLessThanOrEqual(100);
});
