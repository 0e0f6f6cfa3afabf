import { rm } from 'node:fs/promises';
import path from 'node:path';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import remotePackage from '../../../header-remote/package.json' with { type: 'json' };
import { compile } from '../../../header-remote/release/compile.ts';
import { completeVersion } from '../../../header-remote/release/completeVersion.ts';
import { pointChannel } from '../../../header-remote/release/pointChannel.ts';
import { precompress } from '../../../header-remote/release/precompress.ts';
import { readOptions } from '../../../header-remote/release/readOptions.ts';
import configurations, { shellFolder, versionFolder } from '../../../webpack.config.ts';
import { command } from './command.ts';

/**
 * Builds header-remote, its server build and shell-host, and points the channel `stable` at the result. The result
 * is for this machine and is overwritten by the next build; `pnpm release` makes a version to deploy.
 */
export async function build(): Promise<void> {
  const startedAt = Date.now();
  process.stdout.write(`Building ${configurations.map(({ name }) => name).join(', ')} for production ...\n`);
  await rm(versionFolder, { recursive: true, force: true });
  await compile(configurations);
  await release();
  await precompress(versionFolder);
  await precompress(shellFolder);
  process.stdout.write(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** Points `stable` at the build. `files` names its files if the folder may also contain those of an earlier build. */
export async function release(files?: readonly string[]): Promise<void> {
  const { version } = remotePackage;
  const contract = contractPackage.version;
  await completeVersion(versionFolder, { version, contract, address: '/', ...(files && { files }) });
  await pointChannel(path.dirname(versionFolder), 'stable', version);
}

if (import.meta.main) {
  await command(async () => {
    const help =
      'Builds the header and the example host for this machine; "pnpm release" makes a version to deploy.';
    readOptions(process.argv.slice(2), { usage: 'pnpm build', help, options: {} });
    await build();
  });
}
