import { describe, expect, test } from 'vitest';
import { keepTogether } from './keepTogether.ts';

const withTildes = (words: string) => keepTogether(words).replaceAll('\u00a0', '~');

describe('keepTogether', () => {
  test.each([
    ['12:00 midday - 1pm', '12:00~midday - 1pm'],
    ['Monday 5 March', 'Monday 5~March'],
    [
      'You can amend your order until 9pm on Monday 5 March',
      'You can amend your order until 9pm on Monday 5~March',
    ],
    [
      'You can amend your order until midnight on 15 December',
      'You can amend your order until midnight on 15~December',
    ],
    ['until 12AM today. Notice times vary', 'until 12AM today. Notice times vary'],
  ])('%s may break as in %s', (words, kept) => {
    expect(withTildes(words)).toBe(kept);
  });
});
