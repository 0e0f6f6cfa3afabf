import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pointChannel } from '../pointChannel.ts';
import { aFolder, signedRecord } from '../testing/aRelease.ts';
import { signRoot } from './rootRecord.ts';
import type { Signing } from './signPointer.ts';

const folder = aFolder();
type Signer = { publicKey: string; signing: Signing };
let signers: { one: Signer; two: Signer; next: Signer; releases: Signer };

beforeEach(async () => {
  const [one, two] = [await folder.signer('one.pem'), await folder.signer('two.pem')];
  signers = { one, two, next: await folder.signer('next.pem'), releases: await folder.signer() };
});
afterEach(() => void vi.restoreAllMocks());

/** Signs a root record that two keys own. Returns what it lacks. */
async function sign(name: keyof typeof signers, changes = {}, expiresInDays = 365) {
  const { one, two, releases } = signers;
  const rootKeys = [one.publicKey, two.publicKey];
  const names = { rootKeys, rootThreshold: 2, keys: [releases.publicKey], threshold: 1 };
  const content = { base: 'https://header.example/', ...names, ...changes };
  const { signing } = signers[name];
  return (await signRoot(folder.path, content, { ...signing, expiresInDays })).missing;
}

/** A folder with a root record and a version. Returns how its channel is pointed. */
async function aFolderWithRoot(days?: number) {
  for (const name of ['one', 'two'] as const) await sign(name, {}, days);
  await folder.released('1.0.0');
  const { signing } = signers.releases;
  await signedRecord(folder.at('1.0.0'), signing);
  return (changes: Partial<Signing> = {}) =>
    pointChannel(folder.path, 'stable', '1.0.0', { ...signing, ...changes });
}

test('a root record counts when enough keys have signed the same content, each on its machine', async () => {
  const lacks = 'its root record 1 lacks signatures by 2 of its own root keys';
  expect(await sign('one', { threshold: 1, keys: [signers.one.publicKey] })).toBe(lacks);
  expect(await sign('two')).toBe(lacks);
  expect(await sign('one', {}, 30)).toBe(lacks);
  await expect(folder.json('root.json')).rejects.toThrow('ENOENT');

  expect(await sign('two')).toBeUndefined();
  expect(await folder.json('root.json')).toHaveLength(1);
});

test('a root record that follows another needs the keys of both', async () => {
  await aFolderWithRoot();
  const changes = { rootKeys: [signers.two.publicKey, signers.next.publicKey] };

  await sign('next', changes);
  const lacks = 'its root record 2 lacks signatures by 2 of the root keys of record 1';
  expect(await sign('two', changes)).toBe(lacks);
  expect(await sign('one', changes)).toBeUndefined();
  expect(await folder.json('root.json')).toHaveLength(2);
});

test('a root record is not made if its keys could sign nothing', async () => {
  const reason = 'The root record cannot be made: threshold is 3; give a number from 1 to 2';
  await expect(sign('one', { rootThreshold: 3 })).rejects.toThrow(reason);
  await expect(sign('one', { base: 'https://header.example' })).rejects.toThrow(
    'base is "https://header.example"; give the address of the releases, which ends with /',
  );
});

test('a pointer has the root records, and is signed with keys that the last one names', async () => {
  const point = await aFolderWithRoot();
  const { keys } = signers.next.signing;

  await point();
  expect((await folder.json('stable/release.json')).roots).toEqual(await folder.json('root.json'));

  await expect(point({ keys })).rejects.toThrow(
    /Hosts that pin the root would refuse root.json: record 1 does not name the key [\da-f]{16}$/,
  );
  await expect(point({ freshKeys: keys })).rejects.toThrow('record 1 does not name the key');
  await point({ keys: [...keys, ...signers.releases.signing.keys] });
});

test('the command says fourteen days before that a root record expires, and signs nothing afterwards', async () => {
  const point = await aFolderWithRoot(13);
  const printed = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);

  await point();
  expect(String(printed.mock.calls)).toContain('Root record 1 expires at');

  const later = Date.now() + 14 * 86_400_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await expect(point()).rejects.toThrow('its root record expired at');
});

describe('attacks on the publisher', () => {
  test('a root record that was changed in the bucket: nothing signed', async () => {
    const point = await aFolderWithRoot();
    const text = await folder.text('root.json');
    await folder.write('root.json', text.replace(/\d{4}-\d\d-/, '2099-01-'));

    await expect(point()).rejects.toThrow('lacks signatures by 2 of its own root keys');
  });
});
