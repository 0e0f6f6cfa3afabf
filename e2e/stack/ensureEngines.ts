import { spawnSync } from 'node:child_process';
import { enginePackages, hasEngines } from './findEngines.ts';
import { SettingsError } from './settings.ts';

/**
 * Installs Firefox and WebKit for the journeys where they are missing: as root on Debian.
 * @throws SettingsError that says in one line what to do
 */
export function ensureEngines(): void {
  if (hasEngines() || (installFromDebian() && hasEngines())) return;
  throw new SettingsError(
    `The journeys need Firefox ESR and WebKitGTK: install the packages ${enginePackages.join(', ')}`,
  );
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  process.stdout.write('Installing Firefox and WebKit for the journeys ...\n');
  return run(['update', '-q']) && run(['install', '-q', '-y', '--no-install-recommends', ...enginePackages]);
}

const run = (args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
