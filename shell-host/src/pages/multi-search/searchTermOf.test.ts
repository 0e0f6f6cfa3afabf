import { describe, expect, it } from 'vitest';
import { searchTermOf } from './searchTermOf.ts';

describe('searchTermOf', () => {
  it.each([
    ['<b>milk</b>', 'milk'],
    ['<script>alert(1)</script>milk', 'alert1milk'],
    ['<img src=x onerror=alert(1)>', ''],
    ['50% off!', '50 off'],
    ['Ben & Jerry’s', "Ben & Jerry's"],
    ['cre\u0300me', 'crème'],
    ['café 🥛', 'café'],
    ['a b c d e f g h i j k', 'a b c d e f g h i j'],
    ['1.5l milk', '15l milk'],
    ['cre!\u0300me', 'crème'],
  ])('understands %j as %j', (item, term) => {
    expect(searchTermOf(item)).toBe(term);
  });

  it('keeps 200 characters', () => {
    expect(searchTermOf('x'.repeat(300))).toHaveLength(200);
  });
});
