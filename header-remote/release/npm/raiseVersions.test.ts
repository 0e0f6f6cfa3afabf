import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFolder } from '../testing/aRelease.ts';
import { runTool } from './runTool.ts';

const root = path.join(import.meta.dirname, '../../..');
const command = path.join(import.meta.dirname, 'raiseVersions.ts');
const names = ['shared-contracts', 'header-remote', 'e2e/sandbox', 'e2e', 'shell-host', 'storybook'];
const kept = [
  'package.json',
  'pnpm-workspace.yaml',
  '.changeset/config.json',
  'shared-contracts/src/contracts/contractVersion.ts',
  ...names.map((name) => `${name}/package.json`),
];

describe('pnpm versions', { timeout: 30_000 }, () => {
  const folder = aFolder();
  const versionOf = async (name: string) => (await folder.json(`${name}/package.json`)).version;

  /** A copy of the workspace with one changeset: a new minor version of the contract. */
  beforeEach(async () => {
    for (const file of kept) {
      await mkdir(path.dirname(folder.at(file)), { recursive: true });
      await cp(path.join(root, file), folder.at(file));
    }
    const changeset = '---\n"@grocer/shared-contracts": minor\n---\n\nShow the weather.\n';
    await folder.write('.changeset/weather.md', changeset);
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@shop.example'];
    runTool(['git', 'init', '-q', '-b', 'main'], folder.path);
    runTool(['git', 'add', '.'], folder.path);
    runTool(['git', ...author, 'commit', '-q', '-m', 'First'], folder.path);
  });

  test('a changeset raises the contract, in its source too, and the header that contains it', async () => {
    const [, minor] = (await versionOf('shared-contracts')).split('.');
    const [major, headerMinor, patch] = (await versionOf('header-remote')).split('.');

    runTool([process.execPath, command], folder.path);

    const version = await versionOf('shared-contracts');
    expect(version.split('.')).toEqual([expect.any(String), `${Number(minor) + 1}`, '0']);
    expect(await folder.text('shared-contracts/src/contracts/contractVersion.ts')).toContain(
      `contractVersion = '${version}'`,
    );
    expect(await versionOf('header-remote')).toBe(`${major}.${headerMinor}.${Number(patch) + 1}`);
    expect(await folder.text('shared-contracts/CHANGELOG.md')).toContain('Show the weather.');
    expect(await folder.text('header-remote/CHANGELOG.md')).toContain(`@grocer/shared-contracts@${version}`);
  });
});
