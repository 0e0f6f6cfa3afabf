import { rm } from 'node:fs/promises';
import path from 'node:path';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import headerPackage from './package.json' with { type: 'json' };
import { saveExamples } from './release/checkCompatibility.ts';
import { compile } from './release/compile.ts';
import { completeVersion } from './release/completeVersion.ts';
import { pointChannel } from './release/pointChannel.ts';
import { precompress } from './release/precompress.ts';
import { publishVersion } from './release/publishVersion.ts';
import { ReleaseError } from './release/ReleaseError.ts';
import { releaseArguments } from './release/releaseArguments.ts';

// `pnpm release` (behaviour/loading#33, #34). It writes the files to deploy: one immutable folder per version and one
// folder per channel. `pnpm build` and `pnpm start` never touch them.
const defaultFolder = path.join(import.meta.dirname, 'releases');
const buildFolder = path.join(import.meta.dirname, '../.cache/release');

try {
  const { channel, folder, to, address } = releaseArguments(process.argv.slice(2));
  const releases = folder === undefined ? defaultFolder : path.resolve(process.env.INIT_CWD ?? '.', folder);
  const version = to ?? (await releaseNew(releases, address));
  await pointChannel(releases, channel, version);
  process.stdout.write(`Channel ${channel} points at ${version}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ReleaseError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

async function releaseNew(releases: string, address: string): Promise<string> {
  const { version } = headerPackage;
  process.stdout.write(`Building ${version} ...\n`);
  // Must be set before the import, since webpack.config.ts reads it on load: a release is never a development build.
  process.env.NODE_ENV = 'production';
  const { releaseConfigurations } = await import('../webpack.config.ts');
  const folder = path.join(buildFolder, version);
  await rm(buildFolder, { recursive: true, force: true });
  await compile(releaseConfigurations(folder));
  await saveExamples(folder);
  await completeVersion(folder, { version, contract: contractPackage.version, address });
  await precompress(folder);
  const isNew = await publishVersion(folder, releases, version);
  process.stdout.write(
    isNew ? `Released ${version}\n` : `${version} has already been released with the same content\n`,
  );
  return version;
}
