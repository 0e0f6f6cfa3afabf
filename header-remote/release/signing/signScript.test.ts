import { createPublicKey, verify } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { headersFile, pointChannel } from '../pointChannel.ts';
import { aFolder } from '../testing/aRelease.ts';
import { createKeyFile, readScriptKeyFile } from './signingKeys.ts';
import { unsigned } from './signPointer.ts';
import { generateScriptKey } from './signScript.ts';

const folder = aFolder();

async function aScriptKey() {
  await createKeyFile(folder.at('script.pem'), generateScriptKey());
  const pem = await readFile(folder.at('script.pem'), 'utf8');
  return { key: await readScriptKeyFile(folder.at('script.pem')), public: createPublicKey(pem) };
}

test('header.js has headers with which a browser that names the key verifies it', async () => {
  const { key: scriptKey, public: publicKey } = await aScriptKey();
  await folder.released('1.0.0');

  await pointChannel(folder.path, 'stable', '1.0.0', { ...unsigned, scriptKey });

  const headers = await folder.json(`stable/${headersFile}`);
  const script = await readFile(folder.at('stable/header.js'));
  const digest = await crypto.subtle.digest('SHA-256', script);
  expect(headers['Unencoded-Digest']).toBe(`sha-256=:${Buffer.from(digest).toString('base64')}:`);
  const parameters = `("unencoded-digest";sf);keyid="${scriptKey.publicKey}";tag="ed25519-integrity"`;
  expect(headers['Signature-Input']).toBe(`signature=${parameters}`);
  const signed = `"unencoded-digest";sf: ${headers['Unencoded-Digest']}\n"@signature-params": ${parameters}`;
  const signature = Buffer.from(headers.Signature.slice('signature=:'.length, -1), 'base64');
  expect(verify(null, Buffer.from(signed), publicKey, signature)).toBe(true);
});

test('a signed header.js is not replaced without a signature, which pages would refuse', async () => {
  const { key: scriptKey } = await aScriptKey();
  await folder.released('1.0.0', '1.1.0');
  await pointChannel(folder.path, 'stable', '1.0.0', { ...unsigned, scriptKey });

  await pointChannel(folder.path, 'stable', '1.0.0');
  await expect(pointChannel(folder.path, 'stable', '1.1.0')).rejects.toThrow(
    'stable/header.js is signed; give --script-key <file>, or remove header.js.headers.json if no page names its key',
  );

  expect(await folder.json('stable/release.json')).toMatchObject({ version: '1.0.0' });
  await rm(folder.at(`stable/${headersFile}`));
  await pointChannel(folder.path, 'stable', '1.1.0');
});

test('a key of another kind is refused with the command that makes one', async () => {
  await folder.signer();

  await expect(readScriptKeyFile(folder.at('release.pem'))).rejects.toThrow(
    'release.pem is not a private key of Ed25519 in PEM; create one with "pnpm release keys <file> --script"',
  );
});
