import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder, aVersion } from '../testing/aRelease.ts';
import { writeHeaderPackage } from './writeHeaderPackage.ts';

const manifest = {
  name: '@grocer/header-remote',
  version: '1.0.0',
  description: 'The header.',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://example.com/header.git' },
  publishConfig: { access: 'public', provenance: true },
  dependencies: { react: '19' },
};

describe('writeHeaderPackage', () => {
  const folder = aFolder();

  const written = async (version: string) => {
    const releases = path.join(folder.path, 'releases');
    const licence = path.join(folder.path, 'LICENSE');
    const target = path.join(folder.path, 'package');
    await writeFile(licence, 'MIT');
    await aVersion(path.join(releases, '1.0.0'), { version: '1.0.0' });
    await writeHeaderPackage(target, { releases, manifest: { ...manifest, version }, files: [licence] });
    return target;
  };

  test('the package has the version, the channel that points at it, and the licence', async () => {
    const target = await written('1.0.0');

    expect((await readdir(target)).sort()).toEqual(['1.0.0', 'LICENSE', 'package.json', 'stable']);
    expect(await readdir(path.join(target, '1.0.0'))).toContain('remoteEntry.js');
    const pointer = JSON.parse(await readFile(path.join(target, 'stable/release.json'), 'utf8'));
    expect(pointer).toMatchObject({ version: '1.0.0', entry: '../1.0.0/remoteEntry.js' });
  });

  test('the package needs no other package', async () => {
    const published = JSON.parse(await readFile(path.join(await written('1.0.0'), 'package.json'), 'utf8'));

    expect(published).not.toHaveProperty('dependencies');
    expect(published).toMatchObject({ name: '@grocer/header-remote', version: '1.0.0', license: 'MIT' });
    expect(published.publishConfig).toEqual({ access: 'public', provenance: true });
  });

  test('a version that has not been released is not published', async () => {
    await expect(written('1.0.1')).rejects.toThrow(
      /has no version 1\.0\.1, that of header-remote\/package\.json; run "pnpm release" first/,
    );
  });
});
