import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { countSigners } from '@grocer/shared-contracts/host/signing';
import type { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRemoteServer, signPointers } from './remoteServer.ts';

const release = { version: '1.0.0', entry: '../1.0.0/remoteEntry.js' };

let folder: string;
let server: Hono;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-remote-'));
  await mkdir(path.join(folder, '1.0.0'));
  await mkdir(path.join(folder, 'stable'));
  await writeFile(path.join(folder, '1.0.0/widgets.12345678.js'), 'script');
  await writeFile(path.join(folder, '1.0.0/widgets.12345678.js.br'), brotliCompressSync('script'));
  await writeFile(path.join(folder, 'stable/release.json'), JSON.stringify(release));
  server = createRemoteServer(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const get = (file: string, encodings = 'gzip, deflate, br') =>
  server.request(file, { headers: { 'Accept-Encoding': encodings } });

const year = 'public, max-age=31536000, immutable';

test('serves the file that the build compressed', async () => {
  const answer = await get('/1.0.0/widgets.12345678.js');

  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Content-Type')).toContain('text/javascript');
  expect(brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('script');
});

test('serves an uncompressed file to a client that accepts no compression', async () => {
  const answer = await get('/1.0.0/widgets.12345678.js', 'identity');

  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await answer.text()).toBe('script');
});

test.each([
  ['lets files with a hash in their name be cached for a year', '/1.0.0/widgets.12345678.js', 200, year],
  ['lets a channel be revalidated', '/stable/release.json', 200, 'no-cache'],
  ['does not let a 404 be cached', '/1.0.0/gone.12345678.js', 404, 'no-cache'],
])('%s', async (_, file, status, cached) => {
  const answer = await get(file);

  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe(cached);
  expect(answer.headers.get('Access-Control-Allow-Origin'), 'pages of every origin may load it').toBe('*');
});

test('the pointer of a channel has a signature of the key of this process', async () => {
  const { routes, publicKey } = await signPointers(folder);

  const answer = await routes.request('/stable/release.json');

  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const { signed, ...pointer } = await answer.json();
  expect(pointer).toEqual(release);
  expect(JSON.parse(signed.payload)).toMatchObject({ ...release, channel: 'stable' });
  expect(await countSigners('pointer', signed, [publicKey])).toBe(1);
  expect((await signPointers(folder)).publicKey, 'each process has another key').not.toBe(publicKey);
});

test('signing leaves other files and missing channels to the remote', async () => {
  const { routes } = await signPointers(folder);

  expect((await routes.request('/1.0.0/remoteEntry.js')).status).toBe(404);
  expect((await routes.request('/next/release.json')).status).toBe(404);
});
