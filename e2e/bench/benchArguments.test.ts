import { describe, expect, test } from 'vitest';
import { benchArguments } from './benchArguments.ts';

const known = ['first-load', 'typing'];

describe('benchArguments', () => {
  test('without a word every benchmark is run in fifteen rounds, on a fresh build', () => {
    expect(benchArguments([], known)).toEqual({ names: known, pairs: 15, built: false });
  });

  test('pnpm passes its own two dashes on', () => {
    expect(benchArguments(['--', 'typing', '--pairs', '3', '--built'], known)).toEqual({
      names: ['typing'],
      pairs: 3,
      built: true,
    });
  });

  test.each([
    [['tipping'], 'There is no benchmark "tipping"; there are: first-load, typing'],
    [['--pairs', '0'], '--pairs is "0"; give a number of rounds, such as 15'],
    [['--fast'], "Unknown option '--fast'; usage: pnpm bench"],
  ])('a slip is one line that says what to do: %j', (typed, words) => {
    expect(() => benchArguments(typed, known)).toThrow(words);
  });
});
