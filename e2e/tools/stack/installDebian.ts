import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Installs Debian packages unless their programs are there. Ends the process if that is not possible. */
export function installDebian(files: readonly string[], packages: readonly string[]): void {
  if (files.every((file) => existsSync(file)) || installPackages(packages)) return;
  process.stdout.write(`${files.join(' or ')} is missing: install ${packages.join(' and ')}\n`);
  process.exit(1);
}

/** Installs Debian packages, which only root can. Returns whether it has. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  // Test workers may install at the same time: the second one waits for the lock of the first.
  const options = ['-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  if (areListsOld()) aptGet('update', '-q');
  return aptGet('install', ...options, ...packages);
}

/** Whether the package lists are older than a day: those of a machine's image name browsers that are too old. */
const areListsOld = () => Date.now() - statSync('/var/lib/apt/lists').mtimeMs > 86_400_000;

/** A configuration of Debian's nginx around a documented server block. Its files are in `folder`. */
export const nginxConfiguration = (serverBlock: string, folder: string, modules = ''): string => `${modules}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${serverBlock}
}
`;
