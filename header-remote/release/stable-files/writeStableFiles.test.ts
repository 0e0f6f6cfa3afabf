import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pointChannel } from '../pointChannel.ts';
import { aFolder, aVersion } from '../testing/aRelease.ts';

const folder = aFolder();
const at = (...names: string[]) => path.join(folder.path, ...names);
const textOf = (...names: string[]) => readFile(at(...names), 'utf8');

describe('writeStableFiles', () => {
  test('gives a channel the script of one tag, with the pointer that saves a request', async () => {
    await aVersion(at('1.0.0'), { version: '1.0.0' });

    await pointChannel(folder.path, 'stable', '1.0.0');

    const [, pointer = ''] = /^start\((.*)\)$/.exec(await textOf('stable/header.js')) ?? [];
    const { version, entry, assets, integrity, contract } = JSON.parse(await textOf('stable/release.json'));
    expect(JSON.parse(pointer)).toEqual({
      version,
      entry,
      assets,
      contract,
      integrity: {
        [entry]: expect.stringMatching(/^sha256-/),
        [assets.scripts[0]]: integrity[assets.scripts[0]],
        [assets.styles[0]]: expect.stringMatching(/^sha256-/),
      },
    });
  });

  test('gives a channel the static fragments of its version, at addresses that stay after a rollback', async () => {
    for (const version of ['1.0.0', '1.1.0']) await aVersion(at(version), { version });

    for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
      await pointChannel(folder.path, 'stable', version);
      for (const name of ['in-home', 'in-shop', 'out-home', 'out-shop']) {
        const fragment = await textOf(`stable/fragments/${name}.html`);
        expect(fragment).toBe(await textOf(`${version}/fragments/${name}.html`));
        expect(fragment, 'addresses that work in a page of another origin').toContain(
          `url(https://header.example/${version}/font.woff2)`,
        );
      }
    }
  });

  test('compresses them again for each version', async () => {
    for (const version of ['1.0.0', '1.1.0']) await aVersion(at(version), { version });
    await pointChannel(folder.path, 'stable', '1.0.0');

    await pointChannel(folder.path, 'stable', '1.1.0');

    for (const file of ['header.js', 'fragments/out-shop.html']) {
      const text = await textOf('stable', file);
      expect(brotliDecompressSync(await readFile(at('stable', `${file}.br`))).toString()).toBe(text);
      expect(gunzipSync(await readFile(at('stable', `${file}.gz`))).toString()).toBe(text);
    }
  });

  test('leaves the pointer as it was if a version’s script has no place for it', async () => {
    for (const version of ['1.0.0', '1.1.0']) await aVersion(at(version), { version });
    await pointChannel(folder.path, 'stable', '1.0.0');
    await writeFile(at('1.1.0/header.js'), 'start()');

    await expect(pointChannel(folder.path, 'stable', '1.1.0')).rejects.toThrow(
      'header.js must name globalThis.__CHANNEL_POINTER__ once',
    );

    expect(JSON.parse(await textOf('stable/release.json')).version).toBe('1.0.0');
  });
});
