import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasSignatureOf } from '@grocer/shared-contracts/host/signing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signPointers } from './signPointers.ts';

const release = { version: '1.0.0', entry: '../1.0.0/remoteEntry.js' };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-signed-'));
  await mkdir(path.join(folder, 'stable'));
  await writeFile(path.join(folder, 'stable/release.json'), JSON.stringify(release));
});
afterEach(() => rm(folder, { recursive: true }));

test('serves the pointer of a channel with a signature of its key', async () => {
  const { routes, publicKey } = await signPointers(folder);

  const answer = await routes.request('/stable/release.json');

  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const { signed, ...pointer } = await answer.json();
  expect(pointer).toEqual(release);
  expect(JSON.parse(signed.payload)).toMatchObject({ ...release, channel: 'stable' });
  expect(await hasSignatureOf([publicKey], signed.payload, signed.signatures)).toBe(true);
});

test('has another key in each process', async () => {
  expect((await signPointers(folder)).publicKey).not.toBe((await signPointers(folder)).publicKey);
});

test('leaves other files and missing channels to the remote', async () => {
  const { routes } = await signPointers(folder);

  expect((await routes.request('/1.0.0/remoteEntry.js')).status).toBe(404);
  expect((await routes.request('/next/release.json')).status).toBe(404);
});
