import { expect, test } from 'vitest';
import { HelpRequest } from './ReleaseError.ts';
import { releaseArguments } from './releaseArguments.ts';

const address = ['--address', 'https://h.example/'];
const defaults = { keyFiles: [], expiresInDays: 90 };

test.each([
  [
    'the default channel is stable',
    address,
    { command: 'publish', channel: 'stable', address: address[1], ...defaults },
  ],
  [
    'the taxonomy is for the links in the static fragments',
    [...address, '--taxonomy', 't.json'],
    { command: 'publish', channel: 'stable', address: address[1], taxonomy: 't.json', ...defaults },
  ],
  [
    'a channel in another folder is pointed at a version',
    ['--channel', 'next', '--to', '1.2.3', '--folder', '../bucket'],
    { command: 'point', channel: 'next', folder: '../bucket', to: '1.2.3', ...defaults },
  ],
  [
    'two keys sign for hosts that pin either of them',
    ['--to', '1.2.3', '--key', 'a.pem', '--key', 'b.pem', '--expires', '30'],
    { command: 'point', channel: 'stable', to: '1.2.3', keyFiles: ['a.pem', 'b.pem'], expiresInDays: 30 },
  ],
  ['a key is created', ['keys', '../release.pem'], { command: 'keys', keyFile: '../release.pem' }],
  [
    'a version is revoked',
    ['revoke', '1.2.3', '--key', 'a.pem'],
    { command: 'revoke', version: '1.2.3', ...defaults, keyFiles: ['a.pem'] },
  ],
])('%s', (_, args, meaning) => {
  expect(releaseArguments(args)).toEqual(meaning);
});

test.each([
  [['--channel', 'beta'], 'There is no channel "beta"; there are: stable, next'],
  [['--to', 'yesterday'], '--to is "yesterday"; give a version, such as 1.2.3'],
  [[], /^--address is missing; say where the releases will be served, .*usage: pnpm release --address/],
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
  [['keys', 'a.pem', '--expires', '30'], 'keys has no option --expires; leave it out'],
  [['revoke', '1.2.3', '--to', '1.2.2'], 'revoke has no option --to; leave it out'],
  [['1.2.3'], /^Unexpected argument '1.2.3'; usage: pnpm release/],
  [['--address', 'header.example'], '--address is "header.example"; give a whole address that ends with /'],
])('refuses %j with a message of one line', (args, line) => {
  expect(() => releaseArguments(args)).toThrow(line);
});

test.each([['--help'], ['-h'], ['keys', '--help'], ['--form', '--help']])(
  'explains every option with %s',
  (...args) => {
    const ask = () => releaseArguments(args);

    expect(ask).toThrow(HelpRequest);
    expect(ask).toThrow(/^Usage: pnpm release --address/);
    for (const name of [
      '--address',
      '--channel',
      '--folder',
      '--to',
      '--taxonomy',
      '--key',
      '--expires',
      'keys',
      'revoke',
    ])
      expect(ask).toThrow(`\n  ${name} `);
  },
);
