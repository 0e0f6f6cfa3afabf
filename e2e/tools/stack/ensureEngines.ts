import { spawnSync } from 'node:child_process';
import { hasWholeChromium } from './findChromium.ts';
import { enginePackages, hasEngines } from './findEngines.ts';
import { SettingsError } from './settings.ts';

/**
 * Installs Firefox and WebKit for the journeys where they are missing, and for `pnpm test:full` the whole Chromium beside
 * its headless shell: as root on Debian.
 * @throws SettingsError that says in one line what to do
 */
export function ensureEngines({ isFull }: { isFull: boolean }): void {
  const packages = isFull ? [...enginePackages, 'chromium'] : enginePackages;
  const hasAll = () => hasEngines() && (!isFull || hasWholeChromium());
  if (hasAll() || (installFromDebian(packages) && hasAll())) return;
  throw new SettingsError(`The journeys need all engines: install the packages ${packages.join(', ')}`);
}

function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  process.stdout.write(`Installing ${packages.join(', ')} for the journeys ...\n`);
  return run(['update', '-q']) && run(['install', '-q', '-y', '--no-install-recommends', ...packages]);
}

const run = (args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
