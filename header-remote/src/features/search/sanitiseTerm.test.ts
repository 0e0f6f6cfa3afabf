import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseTerm } from './sanitiseTerm.ts';

describe('sanitiseTerm', () => {
  test.each([
    ['<b>milk</b>', 'milk'],
    ['<script>alert(1)</script>milk', 'alert1milk'],
    ['<img src=x onerror=alert(1)>', ''],
    ['50% off!', '50 off'],
    ['Ben & Jerry’s', "Ben & Jerry's"],
    ['cre\u0300me', 'crème'],
    ['café 🥛', 'café'],
    ['a b c d e f g h i j k', 'a b c d e f g h i j'],
    ['1.5l milk', '15l milk'],
    ['   ', ''],
    ['semi–skimmed', 'semi-skimmed'],
    ['cre!\u0300me', 'crème'],
  ])('makes %j into %j', (typed, term) => {
    expect(sanitiseTerm(typed)).toBe(term);
  });

  test('keeps no more than 200 characters', () => {
    expect(sanitiseTerm('x'.repeat(300))).toHaveLength(200);
  });

  test('never throws, never grows past its limits and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const term = sanitiseTerm(typed);
        expect(Array.from(term).length).toBeLessThanOrEqual(200);
        expect(sanitiseTerm(term)).toBe(term);
      }),
    );
  });
});
