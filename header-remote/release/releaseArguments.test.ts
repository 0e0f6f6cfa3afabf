import { expect, test } from 'vitest';
import { releaseArguments } from './releaseArguments.ts';

test('the default channel is stable', () => {
  expect(releaseArguments(['--address', 'https://h.example/'])).toEqual({
    command: 'publish',
    channel: 'stable',
    address: 'https://h.example/',
    keyFiles: [],
    expiresInDays: 90,
  });
});

test('accepts the taxonomy for the links in the static fragments', () => {
  const args = ['--address', 'https://h.example/', '--taxonomy', 'taxonomy.json'];

  expect(releaseArguments(args)).toMatchObject({ taxonomy: 'taxonomy.json' });
});

test('accepts a channel, an earlier version and the folder of the releases', () => {
  expect(releaseArguments(['--channel', 'next', '--to', '1.2.3', '--folder', '../bucket'])).toEqual({
    command: 'point',
    channel: 'next',
    folder: '../bucket',
    to: '1.2.3',
    keyFiles: [],
    expiresInDays: 90,
  });
});

test('accepts two keys, so that hosts that pin either of them accept the release', () => {
  expect(
    releaseArguments(['--to', '1.2.3', '--key', 'a.pem', '--key', 'b.pem', '--expires', '30']),
  ).toMatchObject({ keyFiles: ['a.pem', 'b.pem'], expiresInDays: 30 });
});

test('accepts the commands for a new key pair and for a revoked version', () => {
  expect(releaseArguments(['keys', '../release.pem'])).toEqual({
    command: 'keys',
    keyFile: '../release.pem',
  });
  expect(releaseArguments(['revoke', '1.2.3', '--key', 'a.pem'])).toMatchObject({
    command: 'revoke',
    version: '1.2.3',
    keyFiles: ['a.pem'],
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
  [['--to', '1.2.3', '--taxonomy', 'taxonomy.json'], '--to 1.2.3 keeps its fragments; leave --taxonomy out'],
  [['--address', '/'], '--address is "/"; give a whole address that ends with /'],
  [['--to'], /^Option '--to <value>' argument missing; usage: pnpm release/],
  [['--form'], /^Unknown option '--form'; usage: pnpm release/],
  [['keys'], /^keys needs <file>; usage: pnpm release/],
  [['keys', 'a.pem', 'b.pem'], /^Unexpected argument 'b.pem'; usage: pnpm release/],
  [['revoke', 'yesterday'], 'revoke is "yesterday"; give a version, such as 1.2.3'],
  [['--to', '1.2.3', '--expires', 'never'], '--expires is "never"; give a number of days, such as 90'],
  [['1.2.3'], /^Unexpected argument '1.2.3'; usage: pnpm release/],
  [['--address', 'header.example'], '--address is "header.example"; give a whole address that ends with /'],
])('refuses %j with a message of one line', (args, line) => {
  expect(() => releaseArguments(args)).toThrow(line);
});
