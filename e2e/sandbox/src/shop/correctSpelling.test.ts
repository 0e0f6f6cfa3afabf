import { describe, expect, it } from 'vitest';
import { correctSpelling } from './correctSpelling.ts';

describe('correctSpelling', () => {
  it.each([
    ['chedar', 'cheddar'],
    ['bannanas', 'bananas'],
    ['orange jiuce', 'orange juice'],
  ])('takes %s for %s', (term, meant) => {
    expect(correctSpelling(term)).toBe(meant);
  });

  it.each(['milk', 'qwertyuiop', '', 'cheddar milk'])('has nothing better for “%s”', (term) => {
    expect(correctSpelling(term)).toBeUndefined();
  });
});
