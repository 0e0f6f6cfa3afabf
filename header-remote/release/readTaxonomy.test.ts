import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('readTaxonomy', () => {
  test('reads the answer of the taxonomy service from its address', async () => {
    expect(await readTaxonomy(`${origin}/v1/categories`)).toEqual({ categories: [] });
  });

  test('reads an answer from a file', async () => {
    const file = path.join(folder.path, 'taxonomy.json');
    await writeFile(file, '{"categories":[{"id":"1"}]}');

    expect(await readTaxonomy(file)).toEqual({ categories: [{ id: '1' }] });
  });

  test('a service that is down, a missing file and a file that is no JSON are refused in one line', async () => {
    const file = path.join(folder.path, 'taxonomy.json');
    await writeFile(file, '<html>');

    await expect(readTaxonomy(`${origin}/down`)).rejects.toThrow('cannot be read: it answered 503');
    await expect(readTaxonomy(path.join(folder.path, 'none.json'))).rejects.toThrow('cannot be read: ENOENT');
    await expect(readTaxonomy(file)).rejects.toThrow(`--taxonomy ${file} cannot be read`);
  });
});
