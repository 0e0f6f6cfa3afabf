import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTaxonomy } from './readTaxonomy.ts';
import { aFolder } from './testing/aRelease.ts';

const folder = aFolder();
let server: Server;
let origin: string;

beforeAll(() => {
  server = createServer(({ url }, response) => {
    if (url === '/down') response.statusCode = 503;
    response.end('{"categories":[]}');
  }).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('reads the answer of the taxonomy service from its address', async () => {
  expect(await readTaxonomy(`${origin}/v1/categories`)).toEqual({ categories: [] });
});

test('reads an answer from a file', async () => {
  await folder.write('taxonomy.json', '{"categories":[{"id":"1"}]}');

  expect(await readTaxonomy(folder.at('taxonomy.json'))).toEqual({ categories: [{ id: '1' }] });
});

test('a service that is down, a missing file and a file that is no JSON are refused in one line', async () => {
  await folder.write('taxonomy.json', '<html>');

  await expect(readTaxonomy(`${origin}/down`)).rejects.toThrow('cannot be read: it answered 503');
  await expect(readTaxonomy(folder.at('none.json'))).rejects.toThrow('cannot be read: ENOENT');
  const file = folder.at('taxonomy.json');
  await expect(readTaxonomy(file)).rejects.toThrow(`--taxonomy ${file} cannot be read`);
});
