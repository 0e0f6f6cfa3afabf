import { generateKeyPairSync } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { countSigners, signStatement } from '@grocer/shared-contracts/host/signing';
import { describe, expect, test } from 'vitest';
import { aFolder } from '../testing/aRelease.ts';
import { assertNoKeyInEnvironment, connectSigner, createKeyFile, readKeyFiles } from './signingKeys.ts';

const folder = aFolder();

describe('pnpm release keys', () => {
  test('writes a private key that only its owner can read, and prints the public key', async () => {
    const { publicKey } = await folder.signer();

    expect((await stat(folder.at('release.pem'))).mode & 0o777).toBe(0o600);
    expect(publicKey).toMatch(/^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[\w+/]{86}==$/);
  });

  test.each(['release.pem', '..key.pem', '../../../..key.pem'])(
    'never overwrites a key, and writes none into the repository, as %s',
    async (name) => {
      await folder.signer();

      await expect(createKeyFile(folder.at('release.pem'), 'PEM')).rejects.toThrow(
        'a key is never overwritten',
      );
      await expect(createKeyFile(path.resolve(import.meta.dirname, name), 'PEM')).rejects.toThrow(
        'is in the repository; keep the private key somewhere else',
      );
    },
  );
});

describe('the private key', () => {
  test('is refused in the environment, with the way to give it', () => {
    expect(() => assertNoKeyInEnvironment({ GROCER_RELEASE_KEY: 'PEM' })).toThrow(
      'remove it, and give the key to "pnpm release sign" and "point" alone: --key -, from standard input',
    );
  });

  test('is refused with one sentence if it is not a key of ECDSA P-256', async () => {
    await folder.write('note.pem', 'hello');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
    await folder.write('p384.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

    for (const name of ['note.pem', 'p384.pem']) {
      await expect(readKeyFiles([folder.at(name)])).rejects.toThrow(
        `${name} is not a private key of ECDSA P-256 in PEM; create one with "pnpm release keys <file>"`,
      );
    }
    await expect(readKeyFiles([folder.at('none.pem')])).rejects.toThrow('none.pem cannot be read');
  });
});

describe('a command that signs', () => {
  /** A command as a team would write it, with OpenSSL's form of a signature where `raw` is false. */
  async function aSigner(dsaEncoding = 'ieee-p1363') {
    const { publicKey } = await folder.signer();
    const program = `
      const { readFileSync } = require('node:fs');
      const { createPrivateKey, createPublicKey, sign } = require('node:crypto');
      const key = createPrivateKey(readFileSync(${JSON.stringify(folder.at('release.pem'))}));
      const publicKey = () => createPublicKey(key).export({ type: 'spki', format: 'der' });
      const signature = () => sign('sha256', readFileSync(0), { key, dsaEncoding: '${dsaEncoding}' });
      console.log((process.argv[2] === 'sign' ? signature() : publicKey()).toString('base64'));`;
    await folder.write('signer.cjs', program);
    return { publicKey, signer: await connectSigner(`'${process.execPath}' '${folder.at('signer.cjs')}'`) };
  }

  test('signs without this process ever seeing the key', async () => {
    const { publicKey, signer } = await aSigner();

    expect(signer.publicKey).toBe(publicKey);
    expect(await countSigners('record', await signStatement('record', {}, [signer]), [publicKey])).toBe(1);
  });

  test('is refused if its signature has another form, or does not fit its key', async () => {
    const { signer } = await aSigner('der');

    await expect(signStatement('record', {}, [signer])).rejects.toThrow(
      'a signature does not fit its public key: a signer gives r and s, 64 bytes, in base64',
    );
  });

  test('is refused with what it printed if it fails', async () => {
    await folder.write('broken', 'echo "no token" >&2; exit 1');

    await expect(connectSigner(`sh ${folder.at('broken')}`)).rejects.toThrow(/has failed: .*no token/s);
  });
});
