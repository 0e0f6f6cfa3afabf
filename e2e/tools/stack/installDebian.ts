import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages unless their programs are there. Ends the process if that is not possible. */
export function installDebian(files: readonly string[], packages: readonly string[]): void {
  if (files.every((file) => existsSync(file))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`${files.join(' or ')} is missing: install ${packages.join(' and ')}\n`);
    process.exit(1);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
