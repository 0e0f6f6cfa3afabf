import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { manifestFolder } from '../federation.ts';
import { completeVersion } from './completeVersion.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();
beforeEach(() => aVersion(folder.path));

const built = { version: '1.0.0', contract: '1.0.0', address: '/' };
const complete = (others: { taxonomy?: object; files?: string[] } = {}) =>
  completeVersion(folder.path, { ...built, ...others });
const hashOf = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

test('release.json names the files that a page loads first, each with its hash', async () => {
  const release = await folder.json('release.json');
  expect(release).toMatchObject({
    version: '1.0.0',
    entry: 'remoteEntry.js',
    assets: { scripts: ['widgets.2.js'], styles: ['widgets.3.css'] },
    fragments: { module: 'fragment.4.mjs', static: { 'out-home': 'fragments/out-home.html' } },
  });
  const { 'remoteEntry.js': entry, 'widgets.2.js': script, ...others } = release.integrity;
  expect(entry).toBe(hashOf('sha384', 'entry'));
  expect(script, 'the kind of hash that the entry gives a script element').toBe(hashOf('sha256', 'first'));
  expect(Object.keys(others)).toContain('fragments/in-shop.html');
});

test('host kits find `start.js` among the hashes; it is optional', async () => {
  expect(Object.keys((await folder.json('release.json')).integrity).join()).not.toContain('start');

  await folder.write('start.5.js', 'start');
  await complete();

  expect((await folder.json('release.json')).integrity['start.5.js']).toBe(hashOf('sha384', 'start'));
});

test.each([
  ['in-home', '/ true'],
  ['in-shop', '/ecom/shop true'],
  ['out-home', '/ false'],
  ['out-shop', '/ecom/shop false'],
])('writes %s.html, with absolute addresses in its style sheet', async (name, observed) => {
  expect(await folder.text(`fragments/${name}.html`)).toBe(
    `${observed} <style data-href="https://header.example/1.0.0/widgets.3.css">a{src:url(https://header.example/1.0.0/font.woff2)}</style>`,
  );
});

test('every static fragment has the menus of the taxonomy', async () => {
  await complete({ taxonomy: { categories: ['Bakery'] } });

  for (const name of ['in-home', 'in-shop', 'out-home', 'out-shop']) {
    expect(await folder.text(`fragments/${name}.html`)).toContain(
      '<nav data-grocer=hasGroceries>Bakery</nav>',
    );
  }
});

test('refuses a taxonomy without categories', async () => {
  await expect(complete({ taxonomy: { categories: [] } })).rejects.toThrow('the taxonomy has no categories');
});

test('release.json has the hash of the inlined style sheet, for a page’s content security policy', async () => {
  const css = 'a{src:url(https://header.example/1.0.0/font.woff2)}';
  expect((await folder.json('release.json')).fragments.styleHash).toBe(hashOf('sha256', css));
});

test('uses the files of this build and ignores files that an earlier build left in the folder', async () => {
  await folder.write('widgets.9.js', 'second');
  const files = ['remoteEntry.js', 'widgets.9.js', 'widgets.3.css', 'fragment.4.mjs'];

  await complete({ files });

  expect((await folder.json('release.json')).assets.scripts).toEqual(['widgets.9.js']);
});

test('refuses a folder in which nothing was built', async () => {
  await rm(folder.path, { recursive: true });
  await mkdir(folder.path);

  await expect(complete()).rejects.toThrow('build the header first');
});

test('refuses a version without a manifest, since no channel could point at it', async () => {
  await rm(folder.at(manifestFolder), { recursive: true });

  await expect(complete()).rejects.toThrow(`${path.join(manifestFolder, 'mf-manifest.json')} is missing`);
});
