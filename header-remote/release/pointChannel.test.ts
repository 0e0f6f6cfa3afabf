import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pointChannel } from './pointChannel.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();
const read = async (file: string) => JSON.parse(await readFile(path.join(folder.path, file), 'utf8'));

async function released(...versions: string[]) {
  for (const version of versions) await aVersion(path.join(folder.path, version), { version });
}

describe('pointChannel', () => {
  test('points a channel at a new version, and back at the old one', async () => {
    await released('1.0.0', '1.1.0');

    await pointChannel(folder.path, 'stable', '1.1.0');
    expect(await read('stable/release.json')).toMatchObject({
      version: '1.1.0',
      entry: '../1.1.0/remoteEntry.js',
    });
    await pointChannel(folder.path, 'stable', '1.0.0');

    const { integrity, fragments, ...release } = await read('stable/release.json');
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
    await released('1.0.0');

    await pointChannel(folder.path, 'next', '1.0.0');

    const { metaData, exposes } = await read('next/mf-manifest.json');
    expect(metaData.remoteEntry).toMatchObject({ path: '../1.0.0/federation/', name: 'remoteEntry.js' });
    expect(exposes[0].assets.js.sync).toEqual(['../1.0.0/federation/widgets.2.js']);
  });

  test('leaves no temporary files behind', async () => {
    await released('1.0.0');

    await pointChannel(folder.path, 'stable', '1.0.0');

    expect((await readdir(path.join(folder.path, 'stable'))).sort()).toEqual([
      'fragments',
      'header.js',
      'header.js.br',
      'header.js.gz',
      'mf-manifest.json',
      'release.json',
    ]);
  });

  test('refuses a version that was not released, and lists the released ones', async () => {
    await expect(pointChannel(folder.path, 'stable', '9.0.0')).rejects.toThrow(
      'There is no release 9.0.0; there are: none yet',
    );
    await released('1.0.0');
    await expect(pointChannel(folder.path, 'stable', '9.0.0')).rejects.toThrow('there are: 1.0.0');
  });
});
