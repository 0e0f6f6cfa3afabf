import { describe, expect, test } from 'vitest';
import { aFolder } from '../testing/aRelease.ts';
import { idOf, writeHeaderPackage } from './packPackages.ts';

const manifest = {
  name: '@grocer/header-remote',
  version: '1.0.0',
  description: 'The header.',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://example.com/header.git', directory: 'header' },
  publishConfig: { access: 'public', provenance: true },
  dependencies: { react: '19' },
};

describe('writeHeaderPackage', () => {
  const folder = aFolder();

  const written = async (version: string) => {
    await folder.write('LICENSE', 'MIT');
    await folder.released('releases/1.0.0');
    await writeHeaderPackage(folder.at('package'), {
      releases: folder.at('releases'),
      manifest: { ...manifest, version },
      files: [folder.at('LICENSE')],
    });
  };

  test('a version that has not been released is not published', async () => {
    await expect(written('1.0.1')).rejects.toThrow(
      /has no version 1\.0\.1, that of header-remote\/package\.json; run "pnpm release" first/,
    );
  });
});

describe('idOf', () => {
  test.each([
    ['grocer-shared-contracts-0.1.0.tgz', '@grocer/shared-contracts@0.1.0'],
    ['grocer-header-remote-1.2.3-next.4.tgz', '@grocer/header-remote@1.2.3-next.4'],
  ])('the tarball %s is of %s', (file, id) => {
    expect(idOf(file)).toBe(id);
  });
});
