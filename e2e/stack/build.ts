import { rm } from 'node:fs/promises';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import webpack, { type Configuration, type MultiStats } from 'webpack';
import remotePackage from '../../header-remote/package.json' with { type: 'json' };
import { writeRelease } from '../../header-remote/release.ts';
import configurations, { versionFolder } from '../../webpack.config.ts';

/** Builds header-remote, its server build and shell-host, and points the channel `stable` at the result. */
export async function build(): Promise<void> {
  const startedAt = Date.now();
  process.stdout.write(`Building ${namesOf(configurations)} for production ...\n`);
  await rm(versionFolder, { recursive: true, force: true });
  const stats = await compile(configurations);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: true }));
  await release();
  process.stdout.write(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

export const release = (): Promise<void> =>
  writeRelease(
    { version: remotePackage.version, folder: versionFolder, contract: contractPackage.version },
    'stable',
  );

const namesOf = (list: Configuration[]): string => list.map(({ name }) => name).join(', ');

function compile(list: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(list);
    if (!compiler) throw new Error('webpack gave no compiler');
    for (const one of compiler.compilers) {
      one.hooks.done.tap('progress', ({ startTime, endTime }) =>
        process.stdout.write(`  ${one.name} ${((endTime - startTime) / 1000).toFixed(1)} s\n`),
      );
    }
    compiler.run((error, stats) => {
      compiler.close(() => (error || !stats ? reject(error) : resolve(stats)));
    });
  });
}

if (import.meta.main) await build();
