import { expect, test } from 'vitest';
import { benchArguments } from './benchArguments.ts';

const known = ['first-load', 'typing'];

test('without arguments, every benchmark runs for fifteen rounds on a fresh build', () => {
  expect(benchArguments([], known)).toEqual({ names: known, pairs: 15, built: false });
});

test('the two dashes that pnpm passes on are ignored', () => {
  expect(benchArguments(['--', 'typing', '--pairs', '3', '--built'], known)).toEqual({
    names: ['typing'],
    pairs: 3,
    built: true,
  });
});

test('a result is saved under the name of the commit that was built', () => {
  expect(benchArguments(['typing', '--built', '--commit', '3e5c42b'], known).commit).toBe('3e5c42b');
});

test.each([
  [['tipping'], 'There is no benchmark "tipping"; there are: first-load, typing'],
  [['--pairs', '0'], '--pairs is "0"; give a number of rounds, such as 15'],
  [['--fast'], "Unknown option '--fast'; usage: pnpm bench"],
])('a mistyped argument is reported in one line that says what to do: %j', (args, message) => {
  expect(() => benchArguments(args, known)).toThrow(message);
});
