import fc from 'fast-check';
import { expect, it } from 'vitest';
import { multiSearchListKey } from './multiSearchListKey.ts';
import { sanitiseTerm } from './sanitiseTerm.ts';

it.each([
  ['<b>milk</b>', 'milk'],
  ['<script>alert(1)</script>milk', 'alert1milk'],
  ['<img src=x onerror=alert(1)>', ''],
  ['50% off!', '50 off'],
  ['Ben & Jerry’s', "Ben & Jerry's"],
  ['cre\u0300me', 'crème'],
  ['café 🥛', 'café'],
  [' -a b c d e f g h i j k', '-a b c d e f g h i j'],
  ['   ', ''],
  ['semi–skimmed', 'semi-skimmed'],
  ['cre!\u0300me', 'crème'],
  ['fish < chips', 'fish chips'],
  ['<b milk', 'b milk'],
  ['__proto__', 'proto'],
  ['.*(milk)+$', 'milk+'],
  ['חלב &amp; دجاج', 'חלב &amp دجاج'],
])('turns %j into %j', (typed, term) => {
  expect(sanitiseTerm(typed)).toBe(term);
});

it('keeps at most 200 characters and never splits a surrogate pair', () => {
  expect(sanitiseTerm(`${'x'.repeat(199)} y`)).toBe('x'.repeat(199));
  expect(sanitiseTerm('𠮷'.repeat(300))).toBe('𠮷'.repeat(200));
});

it('never throws, stays within its limits and changes nothing when it is applied twice', () => {
  fc.assert(
    fc.property(hostileText, (typed) => {
      const term = sanitiseTerm(typed);
      expect(Array.from(term).length).toBeLessThanOrEqual(200);
      expect(term.split(/[\s,.-]+/).filter(Boolean).length).toBeLessThanOrEqual(10);
      expect(term).toMatch(/^[\p{L}\p{M}\p{N} &'+-]*$/u);
      expect(sanitiseTerm(term)).toBe(term);
    }),
  );
});

// In quadratic time this would exceed the time-out of a test, one minute.
it.each(['<a', '<a ', '<', ' ', '-', 'é', 'e\u0301', '🥛', '<b>', 'a,'])(
  'sanitises 400,000 characters of %j',
  (unit) => {
    expect(sanitiseTerm(unit.repeat(400_000 / unit.length)).length).toBeLessThanOrEqual(400);
  },
);

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('<', '>', '/', 'a', '!', ' ', '-', '.', ',', '\u0301', '’', '&') }),
);

it('the key of a list is the word multisearch and the customer id, or -1 for guests', () => {
  expect(multiSearchListKey('100001')).toBe('multisearch100001');
  expect(multiSearchListKey(null)).toBe('multisearch-1');
});
