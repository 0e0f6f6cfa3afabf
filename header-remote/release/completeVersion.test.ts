import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestFolder } from '../federation.ts';
import { completeVersion } from './completeVersion.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();
const read = (file: string) => readFile(path.join(folder.path, file), 'utf8');

describe('completeVersion', () => {
  test('release.json names the files that a page loads first, each with its hash', async () => {
    await aVersion(folder.path);

    const release = JSON.parse(await read('release.json'));
    expect(release).toMatchObject({
      version: '1.0.0',
      entry: 'remoteEntry.js',
      assets: { scripts: ['widgets.2.js'], styles: ['widgets.3.css'] },
      fragments: { module: 'fragment.4.mjs', static: { 'out-home': 'fragments/out-home.html' } },
    });
    const hash = createHash('sha384').update('entry').digest('base64');
    expect(release.integrity['remoteEntry.js']).toBe(`sha384-${hash}`);
    expect(Object.keys(release.integrity)).toContain('fragments/in-shop.html');
  });

  test('the scripts have the kind of hash that the entry gives their script elements', async () => {
    await aVersion(folder.path);

    const hash = createHash('sha256').update('first').digest('base64');
    expect(JSON.parse(await read('release.json')).integrity['widgets.2.js']).toBe(`sha256-${hash}`);
  });

  test('host kits find `start.js` among the hashes; it is optional', async () => {
    await aVersion(folder.path);
    expect(Object.keys(JSON.parse(await read('release.json')).integrity).join()).not.toContain('start');

    await writeFile(path.join(folder.path, 'start.5.js'), 'start');
    await completeVersion(folder.path, { version: '1.0.0', contract: '1.0.0', address: '/' });

    const hash = createHash('sha384').update('start').digest('base64');
    expect(JSON.parse(await read('release.json')).integrity['start.5.js']).toBe(`sha384-${hash}`);
  });

  test.each([
    ['in-home', '/ true'],
    ['in-shop', '/ecom/shop true'],
    ['out-home', '/ false'],
    ['out-shop', '/ecom/shop false'],
  ])('writes %s.html, with absolute addresses in its style sheet', async (name, observed) => {
    await aVersion(folder.path);

    expect(await read(`fragments/${name}.html`)).toBe(
      `${observed} https://header.example/1.0.0/widgets.3.css <style>a{src:url(https://header.example/1.0.0/font.woff2)}</style>`,
    );
  });

  const built = { version: '1.0.0', contract: '1.0.0', address: '/' };

  test('every static fragment has the menus of the taxonomy', async () => {
    await aVersion(folder.path);

    await completeVersion(folder.path, { ...built, taxonomy: { categories: ['Bakery'] } });

    for (const name of ['in-home', 'in-shop', 'out-home', 'out-shop']) {
      expect(await read(`fragments/${name}.html`)).toContain('<nav data-grocer=hasGroceries>Bakery</nav>');
    }
  });

  test('refuses a taxonomy without categories', async () => {
    await aVersion(folder.path);

    await expect(completeVersion(folder.path, { ...built, taxonomy: { categories: [] } })).rejects.toThrow(
      'the taxonomy has no categories',
    );
  });

  test('release.json has the hash of the inlined style sheet, for a page’s content security policy', async () => {
    await aVersion(folder.path);

    const css = 'a{src:url(https://header.example/1.0.0/font.woff2)}';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(JSON.parse(await read('release.json')).fragments.styleHash).toBe(`sha256-${hash}`);
  });

  test('uses the files of this build and ignores files that an earlier build left in the folder', async () => {
    await aVersion(folder.path);
    await writeFile(path.join(folder.path, 'widgets.9.js'), 'second');
    const files = ['remoteEntry.js', 'widgets.9.js', 'widgets.3.css', 'fragment.4.mjs'];

    await completeVersion(folder.path, { version: '1.0.0', contract: '1.0.0', address: '/', files });

    expect(JSON.parse(await read('release.json')).assets.scripts).toEqual(['widgets.9.js']);
  });

  test('refuses a folder in which nothing was built', async () => {
    await expect(completeVersion(folder.path, built)).rejects.toThrow('build the header first');
  });

  test('refuses a version without a manifest, since no channel could point at it', async () => {
    await aVersion(folder.path);
    await rm(path.join(folder.path, manifestFolder), { recursive: true });

    await expect(completeVersion(folder.path, built)).rejects.toThrow(
      `${path.join(manifestFolder, 'mf-manifest.json')} is missing`,
    );
  });
});
