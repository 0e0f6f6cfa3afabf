import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishVersion } from './publishVersion.ts';
import { releasedVersions } from './releasedVersions.ts';
import { aFolder, aVersion } from './testing/aRelease.ts';

const folder = aFolder();
const workbench = () => path.join(folder.path, 'workbench');
const releases = () => path.join(folder.path, 'releases');

async function publish(version: string, built: Parameters<typeof aVersion>[1] = {}) {
  await aVersion(workbench(), { version, ...built });
  return publishVersion(workbench(), releases(), version);
}

describe('publishVersion', () => {
  test('keeps every version beside the others', async () => {
    await publish('1.9.0');
    await publish('1.10.0', { script: 'second' });

    expect(await releasedVersions(releases())).toEqual(['1.9.0', '1.10.0']);
    expect(await readFile(path.join(releases(), '1.9.0/widgets.2.js'), 'utf8')).toBe('first');
  });

  test('takes the same version again as it is, and never with other content', async () => {
    expect(await publish('1.0.0')).toBe(true);
    expect(await publish('1.0.0')).toBe(false);

    await expect(publish('1.0.0', { script: 'second' })).rejects.toThrow(
      '1.0.0 has been released with other content (release.json, widgets.2.js): raise the version in header-remote/package.json',
    );
    expect(await readFile(path.join(releases(), '1.0.0/widgets.2.js'), 'utf8')).toBe('first');
  });

  test('publishes nothing that breaks with a version before, and names release, document and place', async () => {
    await publish('1.0.0');

    await expect(publish('1.1.0', { field: 'items' })).rejects.toThrow(
      'this version cannot read what release 1.0.0 writes: event trolley: expected number at items, got nothing\n' +
        'release 1.0.0 cannot read what this version writes: event trolley: expected number at count, got nothing',
    );
    expect(await releasedVersions(releases())).toEqual(['1.0.0']);
  });

  test('an older version is not expected to know a document that came later', async () => {
    await publish('1.0.0');
    await aVersion(workbench(), { version: '1.1.0' });
    const examples = { 'event trolley': { count: 1 }, 'event tips': {} };
    await writeFile(path.join(workbench(), 'examples.json'), JSON.stringify(examples));

    expect(await publishVersion(workbench(), releases(), '1.1.0')).toBe(true);
  });
});
