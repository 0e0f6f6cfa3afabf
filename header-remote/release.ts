import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parser } from '@grocer/shared-contracts/compatibility';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import headerPackage from './package.json' with { type: 'json' };
import { checkWorkingCopy, saveExamples } from './release/checkCompatibility.ts';
import { compile } from './release/compile.ts';
import { completeVersion } from './release/completeVersion.ts';
import { describeLines, pointLines } from './release/pointLines.ts';
import { precompress } from './release/precompress.ts';
import { publishVersion } from './release/publishVersion.ts';
import { printFailure, ReleaseError } from './release/ReleaseError.ts';
import { readTaxonomy } from './release/readTaxonomy.ts';
import { type ReleaseArguments, releaseArguments } from './release/releaseArguments.ts';
import { revokeVersion } from './release/revokeVersion.ts';
import { createKeyFile, readSigningKeys } from './release/signRelease.ts';
import { writeBillOfMaterials } from './release/writeBillOfMaterials.ts';

// `pnpm release` (behaviour/loading#release-pointer, #publishing). It writes the files to deploy: one immutable
// folder per version and one folder per channel. `pnpm build` and `pnpm start` never touch them.
const defaultFolder = path.join(import.meta.dirname, 'releases');
const buildFolder = path.join(import.meta.dirname, '../.cache/release');

try {
  await run(releaseArguments(process.argv.slice(2)));
} catch (error) {
  printFailure(error);
}

async function run(args: ReleaseArguments): Promise<void> {
  if (args.command === 'keys') return writeKeys(fromCaller(args.keyFile));
  const { folder, keyFiles, expiresInDays } = args;
  const releases = folder === undefined ? defaultFolder : fromCaller(folder);
  const keys = await readSigningKeys(keyFiles.map(fromCaller), process.env);
  const signing = { keys, expiresInDays };
  if (args.command === 'revoke') {
    const channels = await revokeVersion(releases, args.version, signing);
    return print(`Revoked ${args.version}; signed ${channels.join(', ') || 'no channel'} anew`);
  }
  const version =
    args.command === 'point' ? args.to : await releaseNew(releases, args.address, args.taxonomy);
  const isRollback = args.command === 'point';
  const choices = await pointLines(releases, args.channel, version, { signing, isRollback });
  const signed = keys.length > 0 ? `signed for ${expiresInDays} days` : 'not signed';
  print(`Channel ${args.channel}, ${signed}:\n${describeLines(choices, version)}`);
}

async function writeKeys(file: string): Promise<void> {
  const publicKey = await createKeyFile(file);
  print(`The private key is in ${file}; keep it secret, and sign with "pnpm release --key ${file}".
Hosts pin the public key, in fragments(address, { keys }) and in pinKeys(loadHeader, keys):
${publicKey}`);
}

/** Resolves a path of the command line against the directory in which pnpm was called. */
function fromCaller(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function releaseNew(releases: string, address: string, taxonomySource?: string): Promise<string> {
  const { version } = headerPackage;
  const taxonomy = taxonomySource === undefined ? undefined : await readTaxonomy(taxonomySource);
  if (taxonomy === undefined) print('The files in fragments/ will have no menus: --taxonomy is missing');
  // Checked before the build, so that a change that older pages cannot read is refused within seconds.
  const checked = await checkWorkingCopy(releases, { contract: contractPackage.version, parser });
  print(checked.text);
  if (!checked.isPublishable) throw new ReleaseError('Nothing was built or released');
  print(`Building ${version} ...`);
  // Must be set before the import, since webpack.config.ts reads it on load: a release is never a development build.
  process.env.NODE_ENV = 'production';
  const { releaseConfigurations } = await import('../webpack.config.ts');
  const folder = path.join(buildFolder, version);
  await rm(buildFolder, { recursive: true, force: true });
  await compile(releaseConfigurations(folder));
  await saveExamples(folder);
  await completeVersion(folder, { version, contract: contractPackage.version, address, taxonomy });
  await writeBillOfMaterials(folder);
  await precompress(folder);
  const isNew = await publishVersion(folder, releases, version);
  print(isNew ? `Released ${version}` : `${version} has already been released with the same content`);
  return version;
}
