import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pointChannel } from './pointChannel.ts';
import { aFolder } from './testing/aRelease.ts';

const folder = aFolder();
const point = (channel: string, version: string) => pointChannel(folder.path, channel, version);

describe('pointChannel', () => {
  test('points a channel at a new version, and back at the old one', async () => {
    await folder.released('1.0.0', '1.1.0');

    await point('stable', '1.1.0');
    expect(await folder.json('stable/release.json')).toMatchObject({
      version: '1.1.0',
      entry: '../1.1.0/remoteEntry.js',
    });
    await point('stable', '1.0.0');

    const { integrity, fragments, ...release } = await folder.json('stable/release.json');
    expect(release).toEqual({
      version: '1.0.0',
      entry: '../1.0.0/remoteEntry.js',
      assets: { scripts: ['../1.0.0/widgets.2.js'], styles: ['../1.0.0/widgets.3.css'] },
      contract: '1.0.0',
    });
    expect(Object.keys(integrity)).toContain('../1.0.0/widgets.2.js');
    expect(fragments).toMatchObject({
      styleHash: expect.stringMatching(/^sha256-/),
      module: '../1.0.0/fragment.4.mjs',
      static: { 'in-shop': '../1.0.0/fragments/in-shop.html' },
    });
  });

  test('writes a manifest with the same paths, for hosts that load by manifest', async () => {
    await folder.released('1.0.0');

    await point('next', '1.0.0');

    const { metaData, exposes } = await folder.json('next/mf-manifest.json');
    expect(metaData.remoteEntry).toMatchObject({ path: '../1.0.0/federation/', name: 'remoteEntry.js' });
    expect(exposes[0].assets.js.sync).toEqual(['../1.0.0/federation/widgets.2.js']);
  });

  test('leaves no temporary files behind', async () => {
    await folder.released('1.0.0');

    await point('stable', '1.0.0');

    expect((await readdir(folder.at('stable'))).sort()).toEqual([
      'fragments',
      'header.js',
      'header.js.br',
      'header.js.gz',
      'mf-manifest.json',
      'release.json',
    ]);
  });

  test('refuses a version that was not released, and lists the released ones', async () => {
    await expect(point('stable', '9.0.0')).rejects.toThrow('There is no release 9.0.0; there are: none yet');
    await folder.released('1.0.0');
    await expect(point('stable', '9.0.0')).rejects.toThrow('there are: 1.0.0');
  });
});

describe('the stable files of a channel', () => {
  test('gives a channel the script of one tag, with the pointer that saves a request', async () => {
    await folder.released('1.0.0');

    await point('stable', '1.0.0');

    const [, pointer = ''] = /^start\((.*)\)$/.exec(await folder.text('stable/header.js')) ?? [];
    const { version, entry, assets, integrity, contract } = await folder.json('stable/release.json');
    expect(JSON.parse(pointer)).toEqual({
      version,
      entry,
      assets,
      contract,
      integrity: {
        [entry]: expect.stringMatching(/^sha256-/),
        [assets.scripts[0]]: integrity[assets.scripts[0]],
      },
    });
  });

  test('gives a channel the static fragments of its version, at addresses that stay after a rollback', async () => {
    await folder.released('1.0.0', '1.1.0');

    for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
      await point('stable', version);
      for (const name of ['in-home', 'in-shop', 'out-home', 'out-shop']) {
        const fragment = await folder.text(`stable/fragments/${name}.html`);
        expect(fragment).toBe(await folder.text(`${version}/fragments/${name}.html`));
        expect(fragment, 'addresses that work in a page of another origin').toContain(
          `url(https://header.example/${version}/font.woff2)`,
        );
      }
    }
  });

  test('compresses them again for each version', async () => {
    await folder.released('1.0.0', '1.1.0');
    await point('stable', '1.0.0');

    await point('stable', '1.1.0');

    for (const file of ['header.js', 'fragments/out-shop.html']) {
      const text = await folder.text(`stable/${file}`);
      expect(brotliDecompressSync(await readFile(folder.at(`stable/${file}.br`))).toString()).toBe(text);
      expect(gunzipSync(await readFile(folder.at(`stable/${file}.gz`))).toString()).toBe(text);
    }
  });

  test('leaves the pointer as it was if a version’s script has no place for it', async () => {
    await folder.released('1.0.0', '1.1.0');
    await point('stable', '1.0.0');
    await folder.write('1.1.0/header.js', 'start()');

    await expect(point('stable', '1.1.0')).rejects.toThrow(
      'header.js must name globalThis.__CHANNEL_POINTER__ once',
    );

    expect((await folder.json('stable/release.json')).version).toBe('1.0.0');
  });
});
