import { expect, test } from 'vitest';
import { publishVersion } from './publishVersion.ts';
import { releasedVersions } from './releaseFolder.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();
const buildFolder = () => folder.at('workbench');
const releases = () => folder.at('releases');

async function publish(version: string, built: Parameters<typeof aVersion>[1] = {}) {
  await aVersion(buildFolder(), { version, ...built });
  return publishVersion(buildFolder(), releases(), version);
}

test('each version has its own folder, and earlier versions stay', async () => {
  await publish('1.9.0');
  await publish('1.10.0', { script: 'second' });

  expect(await releasedVersions(releases())).toEqual(['1.9.0', '1.10.0']);
  expect(await folder.text('releases/1.9.0/widgets.2.js')).toBe('first');
});

test('accepts the same version again only with the same content', async () => {
  expect(await publish('1.0.0')).toBe(true);
  expect(await publish('1.0.0')).toBe(false);

  await expect(publish('1.0.0', { script: 'second' })).rejects.toThrow(
    '1.0.0 has been released with other content (release.json, widgets.2.js): raise the version in header-remote/package.json',
  );
  expect(await folder.text('releases/1.0.0/widgets.2.js')).toBe('first');
});

test('refuses a version that is incompatible with an earlier one, and names release, document and place', async () => {
  await publish('1.0.0');

  await expect(publish('1.1.0', { field: 'items' })).rejects.toThrow(
    'this version cannot read what release 1.0.0 writes: event trolley: expected number at items, got nothing\n' +
      'release 1.0.0 cannot read what this version writes: event trolley: expected number at count, got nothing',
  );
  expect(await releasedVersions(releases())).toEqual(['1.0.0']);
});

test('accepts a new document that earlier versions do not know', async () => {
  await publish('1.0.0');
  await aVersion(buildFolder(), { version: '1.1.0' });
  const examples = { 'event trolley': { count: 1 }, 'event tips': {} };
  await folder.write('workbench/examples.json', JSON.stringify(examples));

  expect(await publishVersion(buildFolder(), releases(), '1.1.0')).toBe(true);
});
