import { createHash, createPublicKey, verify } from 'node:crypto';
import { countSigners, signStatement } from '@grocer/shared-contracts/host/signing';
import { describe, expect, test } from 'vitest';
import { cosignChannel } from '../cosignChannel.ts';
import { pointChannel } from '../pointChannel.ts';
import { renewChannels } from '../renewChannels.ts';
import { revokeVersion } from '../revokeVersion.ts';
import { aFolder, signedRecord } from '../testing/aRelease.ts';
import { signVersion } from './record.ts';
import type { Signing } from './signPointer.ts';

const folder = aFolder();

async function pointerOf(channel: string) {
  const file = await folder.json(`${channel}/release.json`);
  return { file, signed: file.signed, payload: file.signed && JSON.parse(file.signed.payload) };
}

const pointStable = (version: string, signing?: Signing) =>
  pointChannel(folder.path, 'stable', version, signing);

/** Releases versions, signs them, and points `stable` at the first one. */
async function aSignedChannel(...versions: [string, ...string[]]) {
  await folder.released(...versions);
  const signer = await folder.signer();
  for (const version of versions) await signedRecord(folder.at(version), signer.signing);
  await pointStable(versions[0], signer.signing);
  return signer;
}

/** Verifies with OpenSSL instead of WebCrypto. */
const verifies = (publicKey: string, kind: string, payload: string, signature: string) =>
  verify(
    'sha256',
    Buffer.from(`grocer release ${kind} 1\n${payload}`),
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64'),
  );

describe('a signed channel', () => {
  test('has the release twice: readable, and signed with product, address, channel, sequence and expiry', async () => {
    const { publicKey } = await aSignedChannel('1.0.0');

    const { file, signed, payload } = await pointerOf('stable');
    const { signed: _signed, ...readable } = file;
    expect(payload).toEqual({
      ...readable,
      product: 'grocer-header',
      base: 'https://header.example/',
      channel: 'stable',
      sequence: expect.any(Number),
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      revoked: [],
    });
    expect(Math.round((Date.parse(payload.expires) - Date.now()) / 86_400_000)).toBe(90);
    const [{ signature }] = signed.signatures;
    expect(verifies(publicKey, 'pointer', signed.payload, signature)).toBe(true);
    expect(verifies(publicKey, 'pointer', `${signed.payload} `, signature)).toBe(false);
    expect(verifies(publicKey, 'record', signed.payload, signature)).toBe(false);
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
    const { signing } = await aSignedChannel('1.0.0');
    const { signing: stranger } = await folder.signer('stranger.pem');
    await pointStable('1.0.0', { ...stranger, trusted: [...stranger.trusted, ...signing.trusted] });
    const { file } = await pointerOf('stable');
    const { payload } = file.signed;
    const highest = payload.replace(/"sequence":\d+/, `"sequence":${Number.MAX_SAFE_INTEGER}`);
    const changed = { ...file, signed: { ...file.signed, payload: highest } };
    await folder.write('stable/release.json', JSON.stringify(changed));

    await pointStable('1.0.0', signing);

    expect((await pointerOf('stable')).payload.sequence).toBeLessThan(Date.now());
  });

  test('can be signed with two keys while hosts change from one to the other', async () => {
    const { publicKey, signing } = await aSignedChannel('1.0.0');
    const next = await folder.signer('next.pem');

    await pointStable('1.0.0', { ...signing, keys: [...signing.keys, ...next.signing.keys] });

    const { signed } = await pointerOf('stable');
    const [first, second] = signed.signatures;
    expect(verifies(publicKey, 'pointer', signed.payload, first.signature)).toBe(true);
    expect(verifies(next.publicKey, 'pointer', signed.payload, second.signature)).toBe(true);
  });

  test('does not lose its signature by mistake', async () => {
    await aSignedChannel('1.0.0');

    await expect(pointStable('1.0.0')).rejects.toThrow('Channel stable is signed; give --key <file>');
  });

  test('takes nothing from the pointer of another folder, such as a preview with the same key', async () => {
    const { signing } = await aSignedChannel('1.0.0', '1.1.0');
    const { payload, file } = await pointerOf('stable');
    const preview = { ...payload, version: '1.1.0', base: 'https://preview.example/' };
    const signed = await signStatement('pointer', preview, signing.keys);
    await folder.write('stable/release.json', JSON.stringify({ ...file, signed }));

    await expect(renewChannels(folder.path, signing)).rejects.toThrow(
      'Channel stable has a pointer of https://preview.example/, and its versions are of https://header.example/',
    );
  });

  test('can have a freshness statement of a second key', async () => {
    const { signing } = await aSignedChannel('1.0.0');
    const fresh = await folder.signer('fresh.pem');

    await pointStable('1.0.0', { ...signing, freshKeys: fresh.signing.keys });

    const { file, payload } = await pointerOf('stable');
    const { base, channel, sequence, product, revoked } = payload;
    const statement = JSON.parse(file.fresh.payload);
    expect(statement).toEqual({
      ...{ base, channel, sequence, product, revoked },
      pointer: createHash('sha256').update(file.signed.payload).digest('hex'),
      expires: expect.any(String),
    });
    expect(Math.round((Date.parse(statement.expires) - Date.now()) / 3_600_000)).toBe(36);
    const [{ signature }] = file.fresh.signatures;
    expect(verifies(fresh.publicKey, 'freshness', file.fresh.payload, signature)).toBe(true);
  });
});

describe('attacks on the publisher', () => {
  async function twoMachines() {
    const { publicKey, signing } = await aSignedChannel('1.0.0', '1.1.0');
    const second = await folder.signer('second.pem');
    for (const version of ['1.0.0', '1.1.0']) await signVersion(folder.at(version), second.signing.keys);
    return { keys: [publicKey, second.publicKey], signing, second: second.signing };
  }

  test('the second machine adds its signature to a pointer that says what it would have said', async () => {
    const { keys, second } = await twoMachines();
    const before = await pointerOf('stable');

    expect(await cosignChannel(folder.path, 'stable', second)).toEqual(['stable']);

    const { signed, file } = await pointerOf('stable');
    expect(signed.payload).toBe(before.signed.payload);
    expect(await countSigners('pointer', signed, keys)).toBe(2);
    expect(file).toEqual({ ...before.file, signed });
  });

  test.each<[string, (payload: Record<string, unknown>) => void, RegExp]>([
    ['other files', (payload) => Object.assign(payload, { entry: '../1.0.0/evil.js' }), /would not write/],
    [
      'a version that was revoked',
      (payload) => Object.assign(payload, { version: '1.1.0' }),
      /1\.1\.0 was revoked/,
    ],
    [
      'another address',
      (payload) => Object.assign(payload, { base: 'https://evil.example/' }),
      /would not write/,
    ],
    [
      'a sequence that none can exceed',
      (payload) => Object.assign(payload, { sequence: 2 ** 53 - 1 }),
      /would not write/,
    ],
    ['no end', (payload) => Object.assign(payload, { expires: '2999-01-01T00:00:00Z' }), /would not write/],
  ])(
    'a pointer that one machine of two has forged (with %s): not signed by the second',
    async (_, change, reason) => {
      const { signing, second } = await twoMachines();
      await folder.write('revoked.json', '["1.1.0"]');
      const { file, payload } = await pointerOf('stable');
      payload.revoked = ['1.1.0'];
      change(payload);
      const signed = await signStatement('pointer', payload, signing.keys);
      await folder.write('stable/release.json', JSON.stringify({ ...file, signed }));

      await expect(cosignChannel(folder.path, 'stable', second)).rejects.toThrow(reason);
    },
  );

  test('a list of revoked versions that was emptied: the version stays revoked', async () => {
    const { signing } = await aSignedChannel('1.0.0', '1.1.0');
    await revokeVersion(folder.path, '1.1.0', signing);
    await folder.write('revoked.json', '[]');

    await expect(pointChannel(folder.path, 'next', '1.1.0', signing)).rejects.toThrow(
      'Version 1.1.0 was revoked',
    );
    await pointStable('1.0.0', signing);

    expect((await pointerOf('stable')).payload.revoked).toEqual(['1.1.0']);
  });

  test('an older pointer that was put back: nothing signed with `--seen`', async () => {
    const { signing } = await aSignedChannel('1.0.0', '1.1.0');
    const seeing = { ...signing, seenFile: folder.at('seen.json') };
    const before = await folder.text('stable/release.json');
    await revokeVersion(folder.path, '1.1.0', seeing);
    await folder.write('revoked.json', '[]');
    await folder.write('stable/release.json', before);

    await expect(pointStable('1.0.0', seeing)).rejects.toThrow(
      /^Channel stable has a pointer of sequence \d+, but \d+ was signed here: somebody has put an older one back/,
    );
    await expect(pointChannel(folder.path, 'next', '1.1.0', seeing)).rejects.toThrow(
      /older one back|was revoked/,
    );
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
