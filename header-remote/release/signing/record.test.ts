import { cp, rm } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { pointChannel } from '../pointChannel.ts';
import { pointLines } from '../pointLines.ts';
import { renewChannels } from '../renewChannels.ts';
import { revokeVersion } from '../revokeVersion.ts';
import { aFolder, aVersion, signedRecord } from '../testing/aRelease.ts';
import { signVersion, writeRecord } from './record.ts';
import type { Signing } from './signPointer.ts';

const folder = aFolder();
let signing: Signing;

beforeEach(async () => {
  ({ signing } = await folder.signer());
  await folder.released('1.0.0', '1.1.0');
  for (const version of ['1.0.0', '1.1.0']) await signedRecord(folder.at(version), signing);
  await point('1.0.0');
});

const point = (version: string, settings = signing) =>
  pointLines(folder.path, 'stable', version, { signing: settings, isRollback: false });

test('a record names every file of a version with its hash, where it is served and what it was built from', async () => {
  const { payload, signatures } = await folder.json('1.0.0/record.json');

  const { files, ...record } = JSON.parse(payload);
  expect(record).toEqual({
    product: 'grocer-header',
    version: '1.0.0',
    base: 'https://header.example/',
    contract: '1.0.0',
    commit: '1b4477',
  });
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['release.json', 'fragments/in-home.html']));
  expect(files).not.toHaveProperty('record.json');
  expect(files['widgets.2.js']).toMatch(/^sha384-/);
  expect(signatures).toHaveLength(1);
});

test('a second key adds its signature to the same record', async () => {
  const { payload } = await folder.json('1.0.0/record.json');
  const { signing: second } = await folder.signer('second.pem');

  await signVersion(folder.at('1.0.0'), second.keys);
  await signVersion(folder.at('1.0.0'), second.keys);

  const record = await folder.json('1.0.0/record.json');
  expect(record.payload).toBe(payload);
  expect(record.signatures).toHaveLength(2);
});

/** What somebody does who can write to the folder of releases, and what the publisher then says. */
const attacks: [name: string, attack: () => Promise<unknown>, reason: string][] = [
  [
    'a changed file',
    () => folder.write('1.0.0/widgets.2.js', 'evil'),
    '1.0.0 differs from its record; restore it from the machine that has built it: widgets.2.js was changed',
  ],
  [
    'a changed hash in release.json',
    async () => {
      const text = await folder.text('1.0.0/release.json');
      await folder.write('1.0.0/release.json', text.replace(/sha384-.{8}/, 'sha384-AAAAAAAA'));
    },
    '1.0.0 differs from its record; restore it from the machine that has built it: release.json was changed',
  ],
  ['a missing file', () => rm(folder.at('1.0.0/parser.mjs')), ': parser.mjs is missing'],
  ['an additional file', () => folder.write('1.0.0/evil.js', ''), ': evil.js is added'],
  [
    'the record of another version',
    () => cp(folder.at('1.1.0/record.json'), folder.at('1.0.0/record.json')),
    '1.0.0 differs from its record, which is of grocer-header 1.1.0',
  ],
  [
    'a record that another key has signed',
    async () => {
      await folder.write('1.0.0/widgets.2.js', 'evil');
      await signedRecord(folder.at('1.0.0'), (await folder.signer('stranger.pem')).signing);
    },
    'The record of 1.0.0 has no signature of a key of this command',
  ],
];

describe.each(attacks)('attacks on the publisher', (variant, attack, reason) => {
  beforeEach(attack);

  test.each<[string, () => Promise<unknown>]>([
    ['is a channel pointed', () => pointChannel(folder.path, 'next', '1.0.0', signing)],
    ['is a pointer signed again', () => renewChannels(folder.path, signing)],
    ['is another version revoked', () => revokeVersion(folder.path, '1.1.0', signing)],
  ])(
    `a version that was changed in the bucket (${variant}): nothing signed, neither %s`,
    async (_step, run) => {
      const before = await folder.text('stable/release.json');

      await expect(run()).rejects.toThrow(reason);

      expect(await folder.text('stable/release.json')).toBe(before);
    },
  );
});

test('a version with other files than its record is not signed', async () => {
  const { signing: second } = await folder.signer('second.pem');
  await folder.write('1.0.0/widgets.2.js', 'evil');

  await expect(signVersion(folder.at('1.0.0'), second.keys)).rejects.toThrow('widgets.2.js was changed');
});

test('a version that another publisher’s key has signed is accepted if the key is trusted', async () => {
  const { signing: builder } = await folder.signer('builder.pem');
  await folder.released('1.2.0');
  await signedRecord(folder.at('1.2.0'), builder);

  await expect(point('1.2.0')).rejects.toThrow('or name the key that has signed it: --trusted <key>');
  await point('1.2.0', { ...signing, trusted: [...signing.trusted, ...builder.trusted] });

  expect((await folder.json('stable/release.json')).version).toBe('1.2.0');
});

test('versions that were built for several addresses share no pointer', async () => {
  await folder.released('2.0.0');
  await signedRecord(folder.at('2.0.0'), signing, { address: 'https://preview.example/' });
  const older = [{ version: '1.0.0', lines: ['0.9'] }];

  await expect(
    pointChannel(folder.path, 'stable', '2.0.0', signing, { lines: ['1'], older }),
  ).rejects.toThrow('were built for several addresses (https://preview.example/, https://header.example/)');
});

test('the parser of a changed release does not run, and an unsigned one decides nothing', async () => {
  await aVersion(folder.at('2.0.0'), { version: '2.0.0', contract: '2.0.0' });
  await signedRecord(folder.at('2.0.0'), signing, { contract: '2.0.0' });
  await folder.write('1.1.0/parser.mjs', `throw new Error('evil ran')`);

  await expect(point('2.0.0')).rejects.toThrow(
    '1.1.0 differs from its record; restore it from the machine that has built it: parser.mjs was changed',
  );

  await writeRecord(folder.at('1.1.0'), {
    ...{ version: '1.1.0', base: 'https://header.example/', contract: '1.0.0', commit: '' },
  });
  const choices = await point('2.0.0');
  expect(choices.map(({ line, next }) => `${line}: ${next}`)).toEqual(['2: 2.0.0', '1: 2.0.0']);
});

test('a pointer that another key has signed says nothing about older lines', async () => {
  const { signing: stranger } = await folder.signer('stranger.pem');
  await signVersion(folder.at('1.1.0'), stranger.keys);
  await pointChannel(folder.path, 'stable', '1.1.0', stranger, { lines: ['1', '0.3'], older: [] });

  const choices = await point('1.0.0');

  expect(choices).toEqual([{ line: '1', before: undefined, next: '1.0.0', breaches: [] }]);
});
