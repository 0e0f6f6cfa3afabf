import { describe, expect, test } from 'vitest';
import { emulatedQuery } from './.storybook/emulateInPage.ts';

const off = { contrast: false, motion: false, colours: false, paper: false };

describe('emulatedQuery', () => {
  test.each([
    ['motion', '(prefers-reduced-motion: reduce)', '(min-width: 0)'],
    ['motion', '(prefers-reduced-motion)', '(min-width: 0)'],
    ['contrast', '(prefers-contrast: more)', '(min-width: 0)'],
    ['paper', 'print', '(min-width: 0)'],
    ['colours', 'screen and (forced-colors: active)', 'screen and (min-width: 0)'],
  ])('with the switch %s, %s always applies', (name, query, expected) => {
    expect(emulatedQuery(query, { ...off, [name]: true })).toBe(expected);
  });

  test('a feature that is not switched on stays the browser’s', () => {
    const query = '(prefers-reduced-motion: reduce) and (min-width: 62em)';
    expect(emulatedQuery(query, { ...off, contrast: true })).toBe(query);
  });
});
