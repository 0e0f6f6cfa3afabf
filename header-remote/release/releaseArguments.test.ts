import { expect, test } from 'vitest';
import { HelpRequest } from './ReleaseError.ts';
import { releaseArguments } from './releaseArguments.ts';

const address = 'https://h.example/';

test.each([
  [
    'the default is to take all steps, for the channel stable',
    ['--address', address],
    { command: 'publish', channel: 'stable', address },
  ],
  [
    'the taxonomy is for the links in the static fragments',
    ['build', '--address', address, '--taxonomy', 't.json'],
    { command: 'build', address, taxonomy: 't.json' },
  ],
  [
    'a channel in another folder is pointed at a version',
    ['point', '1.2.3', '--channel', 'next', '--folder', '../bucket'],
    { command: 'point', channel: 'next', folder: '../bucket', version: '1.2.3', isRollback: false },
  ],
  [
    'a version is rolled back on all lines',
    ['point', '1.2.3', '--back'],
    { command: 'point', isRollback: true },
  ],
  [
    'two keys sign for hosts that pin either of them',
    ['renew', '--key', 'a.pem', '--key', '-', '--expires', '30'],
    { command: 'renew', signing: { keyFiles: ['a.pem', '-'], expiresInDays: 30 } },
  ],
  [
    'a command may sign in place of a file',
    ['sign', '1.2.3', '--signer', 'kms release-key'],
    { command: 'sign', version: '1.2.3', signing: { keyFiles: [], signers: ['kms release-key'] } },
  ],
  ['a second key signs the pointers of a channel', ['sign', 'next'], { command: 'cosign', channel: 'next' }],
  [
    'a timer needs no release key for freshness statements',
    ['renew', '--fresh-key', 'f.pem', '--trusted', 'MFkw', '--seen', 's.json'],
    {
      command: 'renew',
      signing: { keyFiles: [], freshKeyFile: 'f.pem', trusted: ['MFkw'], seenFile: 's.json' },
    },
  ],
  [
    'a root record is made for a year',
    ['root', 'root.json', '--key', '-'],
    { command: 'root', content: 'root.json', signing: { keyFiles: ['-'], expiresInDays: 365 } },
  ],
  ['a key is created', ['keys', '../release.pem'], { command: 'keys', keyFile: '../release.pem' }],
  [
    'a version is rolled out to some visitors',
    ['rollout', '1.2.3', '--share', '5'],
    { command: 'rollout', version: '1.2.3', share: 5, channel: 'stable' },
  ],
  ['a rollout is stopped', ['rollout', 'stop', '--channel', 'next'], { command: 'stop', channel: 'next' }],
  ['a rollout is watched', ['watch', '-', '--key', 'a.pem'], { command: 'watch', records: '-' }],
  ['a version is revoked', ['revoke', '1.2.3', '--key', 'a.pem'], { command: 'revoke', version: '1.2.3' }],
])('%s', (_, args, meaning) => {
  expect(releaseArguments(args)).toMatchObject(meaning);
});

test.each([
  [['point', '1.2.3', '--channel', 'beta'], 'There is no channel "beta"; there are: stable, next'],
  [['point', 'yesterday'], 'point is "yesterday"; give a version, such as 1.2.3'],
  [[], /^--address is missing; say where the releases will be served, .*usage: pnpm release/],
  [['point', '1.2.3', '--address', address], 'point has no option --address; leave it out'],
  [['build', '--address', address, '--key', 'a.pem'], 'build has no option --key; leave it out'],
  [['--address', address, '--back'], 'publish has no option --back; leave it out'],
  [['--address', '/'], '--address is "/"; give a whole address that ends with /'],
  [['--address'], /^Option '--address <value>' argument missing; usage: pnpm release/],
  [['--form'], /^Unknown option '--form'; usage: pnpm release/],
  [['keys'], /^keys needs <file>; usage: pnpm release/],
  [['keys', 'a.pem', 'b.pem'], /^Unexpected argument 'b.pem'; usage: pnpm release/],
  [['renew', '1.2.3'], /^Unexpected argument '1.2.3'; usage: pnpm release/],
  [['revoke', 'yesterday'], 'revoke is "yesterday"; give a version, such as 1.2.3'],
  [['renew', '--expires', 'never'], '--expires is "never"; give a number of days, such as 90'],
  [['renew', '--key', '-', '--fresh-key', '-'], 'Standard input can have one key'],
  [['rollout', '1.2.3'], '--share is ""; give a percentage from 1 to 100, such as 5'],
  [['rollout', '1.2.3', '--share', '101'], '--share is "101"'],
  [['watch', '-', '--key', '-'], 'Standard input can have one key, or records'],
  [['1.2.3'], /^Unexpected argument '1.2.3'; usage: pnpm release/],
  [['--address', 'header.example'], '--address is "header.example"; give a whole address that ends with /'],
])('refuses %j with a message of one line', (args, line) => {
  expect(() => releaseArguments(args)).toThrow(line);
});

test.each([['--help'], ['-h'], ['keys', '--help'], ['--form', '--help']])(
  'explains every command and option with %s',
  (...args) => {
    const ask = () => releaseArguments(args);

    expect(ask).toThrow(HelpRequest);
    expect(ask).toThrow(/^Usage: pnpm release \[build/);
    const names =
      'build sign point renew revoke rollout watch share verify keys root address taxonomy channel back folder key signer trusted';
    for (const name of `${names} expires fresh-key seen`.split(' '))
      expect(ask).toThrow(new RegExp(`\\n {2}(?:--)?${name} `));
  },
);
