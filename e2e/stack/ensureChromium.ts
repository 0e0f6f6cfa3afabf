import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Chromium, findChromium } from './findChromium.ts';
import { SettingsError } from './settings.ts';

/**
 * A browser for the tests: the one there is, else Debian's package (as root on Debian), else Playwright's own.
 * @throws SettingsError that says in one line what to do
 */
export async function ensureChromium(): Promise<Chromium> {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('No Chromium on this machine; installing one ...\n');
  const installed = process.getuid?.() === 0 ? installFromDebian() : installFromPlaywright();
  const fresh = installed ? findChromium() : undefined;
  if (fresh) return fresh;
  throw new SettingsError(
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to the program',
  );
}

function installFromDebian(): boolean {
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-q', '-y', 'chromium'])
    ? true
    : installFromPlaywright();
}

// This workspace's own Playwright: another version would fetch a browser that ours does not look for.
const playwright = path.join(import.meta.dirname, '../node_modules/.bin/playwright');

const installFromPlaywright = (): boolean => run(playwright, ['install', '--with-deps', 'chromium']);

const run = (program: string, args: string[]): boolean =>
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
