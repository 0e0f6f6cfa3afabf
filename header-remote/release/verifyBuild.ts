import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pnpmProgram } from './npm/pinnedPnpm.ts';
import { runTool } from './npm/runTool.ts';
import { ReleaseError } from './ReleaseError.ts';
import { taxonomyFile } from './readTaxonomy.ts';
import { assertSameFiles, readRecord } from './signing/record.ts';

const repository = path.join(import.meta.dirname, '../..');

/**
 * Builds the commit of a version's record again, in a clone, and compares every file. This shows that the version
 * contains only what the commit builds. Returns the commit.
 * @throws ReleaseError that names files which differ
 */
export async function verifyBuild(releases: string, version: string): Promise<string> {
  const { commit, base, files } = await readRecord(path.join(releases, version));
  if (!/^[\da-f]{40}$/.test(commit)) {
    throw new ReleaseError(
      `${version} was built from ${commit}; only a commit without changes can be built again`,
    );
  }
  const clone = await mkdtemp(path.join(tmpdir(), 'grocer-verify-'));
  try {
    const pnpm = pnpmProgram(process.env);
    const built = path.join(clone, '.cache/verified');
    const taxonomy = path.join(releases, version, taxonomyFile);
    const menus = existsSync(taxonomy) ? ['--taxonomy', taxonomy] : [];
    runTool(['git', 'clone', '--quiet', '--no-checkout', repository, clone], repository);
    runTool(['git', 'checkout', '--quiet', commit], clone);
    runTool([...pnpm, 'install', '--frozen-lockfile'], clone);
    runTool([...pnpm, 'release', 'build', '--address', base, '--folder', built, ...menus], clone);
    const { files: rebuilt } = await readRecord(path.join(built, version));
    assertSameFiles(files, rebuilt, `${version} is not what ${commit} builds`);
    return commit;
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}
