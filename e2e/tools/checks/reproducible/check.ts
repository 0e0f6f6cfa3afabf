import path from 'node:path';
import remotePackage from '../../../../header-remote/package.json' with { type: 'json' };
import { pnpm, root, run, temporaryFolder } from '../../stack/processes.ts';

/**
 * Builds the last commit twice, in other folders and time zones and with another number of threads, and compares every
 * file of the two releases. Part of `pnpm test:full`.
 */
const folder = temporaryFolder('reproducible');
const [clone, releases] = [path.join(folder, 'clone'), path.join(folder, 'releases')];
const release = (args: string[], variables: NodeJS.ProcessEnv) =>
  run([...pnpm, 'release', ...args, '--folder', releases], clone, variables);

run(['git', 'clone', '--quiet', root, clone], root);
run([...pnpm, 'install', '--frozen-lockfile'], clone);
release(['build', '--address', 'https://header.example/'], {
  TZ: 'Pacific/Auckland',
  UV_THREADPOOL_SIZE: '1',
});
process.stdout.write(
  release(['verify', remotePackage.version], { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8' }),
);
