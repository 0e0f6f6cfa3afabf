import { createPublicKey, verify } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pointChannel } from './pointChannel.ts';
import { revokeVersion } from './revokeVersion.ts';
import { createKeyFile, keyVariable, readSigningKeys, type Signing } from './signRelease.ts';
import { aFolder } from './testing/aRelease.ts';

const folder = aFolder();

/** Creates a key pair and returns the settings to sign with it. */
async function aSigning(name = 'release.pem') {
  const publicKey = await createKeyFile(folder.at(name));
  return { publicKey, signing: { keys: await readSigningKeys([folder.at(name)], {}), expiresInDays: 90 } };
}

async function pointerOf(channel: string) {
  const file = await folder.json(`${channel}/release.json`);
  return { file, signed: file.signed, payload: file.signed && JSON.parse(file.signed.payload) };
}

const pointStable = (version: string, signing?: Signing) =>
  pointChannel(folder.path, 'stable', version, signing);

/** Releases versions and points `stable` at the first one, signed. */
async function aSignedChannel(...versions: [string, ...string[]]) {
  await folder.released(...versions);
  const signer = await aSigning();
  await pointStable(versions[0], signer.signing);
  return signer;
}

/** Verifies with OpenSSL instead of WebCrypto. */
const verifies = (publicKey: string, payload: string, signature: string) =>
  verify(
    'sha256',
    Buffer.from(`grocer release pointer 1\n${payload}`),
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64'),
  );

describe('pnpm release keys', () => {
  test('writes a private key that only its owner can read, and prints the public key', async () => {
    const { publicKey } = await aSigning();

    expect((await stat(folder.at('release.pem'))).mode & 0o777).toBe(0o600);
    expect(publicKey).toMatch(/^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[\w+/]{86}==$/);
  });

  test('never overwrites a key, and writes none into the repository', async () => {
    await aSigning();

    await expect(createKeyFile(folder.at('release.pem'))).rejects.toThrow('a key is never overwritten');
    await expect(createKeyFile(path.resolve(import.meta.dirname, 'release.pem'))).rejects.toThrow(
      'is in the repository; keep the private key somewhere else',
    );
  });
});

describe('a signed channel', () => {
  test('has the release twice: readable, and signed with channel, sequence and expiry', async () => {
    const { publicKey } = await aSignedChannel('1.0.0');

    const { file, signed, payload } = await pointerOf('stable');
    const { signed: _signed, ...readable } = file;
    expect(payload).toEqual({
      ...readable,
      channel: 'stable',
      sequence: expect.any(Number),
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      revoked: [],
    });
    expect(Math.round((Date.parse(payload.expires) - Date.now()) / 86_400_000)).toBe(90);
    expect(verifies(publicKey, signed.payload, signed.signatures[0].signature)).toBe(true);
    expect(verifies(publicKey, `${signed.payload} `, signed.signatures[0].signature)).toBe(false);
  });

  test('is signed anew with a higher sequence when it points back', async () => {
    const { signing } = await aSignedChannel('1.1.0', '1.0.0');
    const before = await pointerOf('stable');

    await pointStable('1.0.0', signing);

    const after = await pointerOf('stable');
    expect(after.payload.version).toBe('1.0.0');
    expect(after.payload.sequence).toBeGreaterThan(before.payload.sequence);
  });

  test('ignores the sequence of a pointer that another key has signed', async () => {
    await folder.released('1.0.0');
    const stranger = await aSigning('stranger.pem');
    await pointStable('1.0.0', stranger.signing);
    const { file } = await pointerOf('stable');
    const { payload } = file.signed;
    const highest = payload.replace(/"sequence":\d+/, `"sequence":${Number.MAX_SAFE_INTEGER}`);
    const changed = { ...file, signed: { ...file.signed, payload: highest } };
    await folder.write('stable/release.json', JSON.stringify(changed));

    await pointStable('1.0.0', (await aSigning()).signing);

    expect((await pointerOf('stable')).payload.sequence).toBeLessThan(Date.now());
  });

  test('can be signed with two keys while hosts change from one to the other', async () => {
    await folder.released('1.0.0');
    const [old, next] = [await aSigning('old.pem'), await aSigning('next.pem')];
    const keys = [...old.signing.keys, ...next.signing.keys];

    await pointStable('1.0.0', { keys, expiresInDays: 90 });

    const { signed } = await pointerOf('stable');
    const [first, second] = signed.signatures;
    expect(verifies(old.publicKey, signed.payload, first.signature)).toBe(true);
    expect(verifies(next.publicKey, signed.payload, second.signature)).toBe(true);
  });

  test('does not lose its signature by mistake', async () => {
    await aSignedChannel('1.0.0');

    await expect(pointStable('1.0.0')).rejects.toThrow('Channel stable is signed; give --key <file>');
  });
});

describe('the private key', () => {
  test('may come from the environment', async () => {
    const { publicKey } = await aSigning();
    const pem = await folder.text('release.pem');

    expect(await readSigningKeys([], { [keyVariable]: pem })).toEqual([
      expect.objectContaining({ publicKey }),
    ]);
    expect(await readSigningKeys([], {})).toEqual([]);
  });

  test('is refused with one sentence if it is not a key', async () => {
    await folder.write('note.pem', 'hello');

    await expect(readSigningKeys([folder.at('note.pem')], {})).rejects.toThrow(
      'note.pem is not a private key of ECDSA P-256 in PEM; create one with "pnpm release keys <file>"',
    );
    await expect(readSigningKeys([folder.at('none.pem')], {})).rejects.toThrow('none.pem cannot be read');
  });
});

describe('pnpm release revoke', () => {
  test('names the version in the pointers of all channels, and no channel can point at it again', async () => {
    const { signing } = await aSignedChannel('1.0.0', '1.1.0');
    await pointChannel(folder.path, 'next', '1.0.0', signing);

    expect(await revokeVersion(folder.path, '1.1.0', signing)).toEqual(['stable', 'next']);

    expect((await pointerOf('stable')).payload).toMatchObject({ version: '1.0.0', revoked: ['1.1.0'] });
    expect((await pointerOf('next')).payload).toMatchObject({ version: '1.0.0', revoked: ['1.1.0'] });
    await expect(pointStable('1.1.0', signing)).rejects.toThrow('Version 1.1.0 was revoked');
  });

  test('refuses a version that a channel points at, an unknown one, and to work without a key', async () => {
    const { signing } = await aSignedChannel('1.0.0');

    await expect(revokeVersion(folder.path, '1.0.0', signing)).rejects.toThrow(
      'Channel stable points at 1.0.0; point it at another version first',
    );
    await expect(revokeVersion(folder.path, '9.0.0', signing)).rejects.toThrow('There is no release 9.0.0');
    await expect(revokeVersion(folder.path, '1.0.0', { ...signing, keys: [] })).rejects.toThrow(
      'revoke needs --key <file>',
    );
  });
});
