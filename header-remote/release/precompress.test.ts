import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();

test('compresses scripts, style sheets and fragments, and no other files, without a loss', async () => {
  await aVersion(folder.path);
  await folder.write('font.woff2', '');

  await precompress(folder.path);

  const files = (await readdir(folder.path, { recursive: true })).filter((file) => file.endsWith('.br'));
  expect(files.sort()).toEqual([
    'fragments/in-home.html.br',
    'fragments/in-shop.html.br',
    'fragments/out-home.html.br',
    'fragments/out-shop.html.br',
    'header.js.br',
    'remoteEntry.js.br',
    'widgets.2.js.br',
    'widgets.3.css.br',
  ]);
  const read = (file: string) => readFile(folder.at(file));
  expect(brotliDecompressSync(await read('widgets.2.js.br')).toString()).toBe('first');
  expect(gunzipSync(await read('widgets.2.js.gz')).toString()).toBe('first');
});
