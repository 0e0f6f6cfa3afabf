import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parser } from '@grocer/shared-contracts/compatibility';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import headerPackage from '../package.json' with { type: 'json' };
import { checkWorkingCopy, saveExamples } from './checkCompatibility.ts';
import { compile } from './compile.ts';
import { completeVersion } from './completeVersion.ts';
import { mapsFolder, writeMaps } from './maps/sourceMaps.ts';
import { writeBillOfMaterials } from './npm/writeBillOfMaterials.ts';
import { precompress } from './precompress.ts';
import { publishVersion } from './publishVersion.ts';
import { ReleaseError } from './ReleaseError.ts';
import { readTaxonomy } from './readTaxonomy.ts';
import { writeRecord } from './signing/record.ts';

const buildFolder = path.join(import.meta.dirname, '../../.cache/release');

interface BuildSettings {
  /** Where the releases will be served. */
  address: string;
  /** An answer of the taxonomy service: an address or a file. */
  taxonomy: string | undefined;
  print: (text: string) => void;
}

/**
 * Builds the version of header-remote's package.json into the folder of releases, with its record. Runs code of all
 * dependencies, which must not be able to read a key.
 * @throws ReleaseError if pages of its own line of the contract could not read it
 */
export async function buildVersion(
  releases: string,
  { address, taxonomy, print }: BuildSettings,
): Promise<void> {
  const { version } = headerPackage;
  const { version: contract } = contractPackage;
  const menus = taxonomy === undefined ? undefined : await readTaxonomy(taxonomy);
  if (menus === undefined) print('The files in fragments/ will have no menus: --taxonomy is missing');
  // Checked before the build, so that a change that older pages cannot read is refused within seconds.
  const checked = await checkWorkingCopy(releases, { contract, parser });
  print(checked.text);
  if (!checked.isPublishable) throw new ReleaseError('Nothing was built or released');
  print(`Building ${version} ...`);
  // Must be set before the import, since webpack.config.ts reads it on load: a release is never a development build.
  process.env.NODE_ENV = 'production';
  const { releaseConfigurations } = await import('../../webpack.config.ts');
  const folder = path.join(buildFolder, version);
  await rm(buildFolder, { recursive: true, force: true });
  await compile(releaseConfigurations(folder));
  await saveExamples(folder);
  await completeVersion(folder, { version, contract, address, taxonomy: menus });
  await writeBillOfMaterials(folder);
  await precompress(folder);
  const hash = await writeRecord(folder, { version, base: address, contract, commit: readCommit() });
  const isNew = await publishVersion(folder, releases, version);
  await writeMaps(folder, mapsFolder(releases, version), releaseConfigurations);
  print(
    isNew
      ? `Released ${version}, record ${hash}`
      : `${version} has already been released with the same content`,
  );
}

/** The commit that is built, with a mark if the working copy has changes. */
function readCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+changes');
  } catch {
    return 'unknown';
  }
}
