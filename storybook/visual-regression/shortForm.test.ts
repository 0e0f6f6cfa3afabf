import { expect, it } from 'vitest';
import { isPictured } from './shortForm.ts';

it.each([
  ['default', true],
  ['long-text', false],
  ['mobile-menu-open', false],
  ['slot-error', true],
])('the short form pictures the story %s: %s', (story, expected) => {
  expect(isPictured(story, 'short')).toBe(expected);
});

it('the full form pictures every story', () => {
  expect(isPictured('long-text', 'all')).toBe(true);
});
