import { expect, onTestFinished, test } from 'vitest';
import { claimIdPrefix } from './useUniqueIds.ts';

const claim = (widget: string) => {
  const { prefix, release } = claimIdPrefix(widget, 'grocer');
  onTestFinished(release);
  return prefix;
};

test('gives every header of a page its own prefix, and the first one the fixed prefix', () => {
  expect([claim('header'), claim('header'), claim('header')]).toEqual(['grocer', 'grocer-2', 'grocer-3']);
});

test('gives a prefix again that its header has released', () => {
  claimIdPrefix('header', 'grocer').release();

  expect(claim('header')).toBe('grocer');
});

test('does not renumber the header for a widget whose ids are other words', () => {
  expect([claim('checkout-button'), claim('header')]).toEqual(['grocer', 'grocer']);
});
