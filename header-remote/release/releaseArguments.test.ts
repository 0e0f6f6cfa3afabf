import { describe, expect, test } from 'vitest';
import { releaseArguments } from './releaseArguments.ts';

describe('releaseArguments', () => {
  test('the default channel is stable', () => {
    expect(releaseArguments(['--address', 'https://h.example/'])).toEqual({
      channel: 'stable',
      address: 'https://h.example/',
    });
  });

  test('accepts a channel, an earlier version and the folder of the releases', () => {
    expect(releaseArguments(['--channel', 'next', '--to', '1.2.3', '--folder', '../bucket'])).toEqual({
      channel: 'next',
      folder: '../bucket',
      to: '1.2.3',
    });
  });

  test.each([
    [['--channel', 'beta'], 'There is no channel "beta"; there are: stable, next'],
    [['--to', 'yesterday'], '--to is "yesterday"; give a version, such as 1.2.3'],
    [[], /^--address is missing; say where the releases will be served, .*usage: pnpm release --address/],
    [['--channel', 'next'], '--address is missing'],
    [
      ['--to', '1.2.3', '--address', 'https://h.example/'],
      '--to 1.2.3 keeps the address that it was released with',
    ],
    [['--address', '/'], '--address is "/"; give a whole address that ends with /'],
    [['--to'], /^Option '--to <value>' argument missing; usage: pnpm release/],
    [['--form'], /^Unknown option '--form'; usage: pnpm release/],
    [['1.2.3'], /^Unexpected argument '1.2.3'; usage: pnpm release/],
    [['--address', 'header.example'], '--address is "header.example"; give a whole address that ends with /'],
  ])('refuses %j with a message of one line', (args, line) => {
    expect(() => releaseArguments(args)).toThrow(line);
  });
});
