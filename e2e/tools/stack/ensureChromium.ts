import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Chromium, findChromium, findQuickestChromium } from './findChromium.ts';
import { SettingsError } from './settings.ts';

/**
 * Finds or installs a browser for the tests: preferably the fastest (Debian's headless shell, where it can be
 * installed), else an installed one, else Playwright's own.
 * @throws SettingsError that says in one line what to do
 */
export async function ensureChromium(): Promise<Chromium> {
  const found = findQuickestChromium() ?? (installFromDebian() ? findQuickestChromium() : findChromium());
  if (found) return found;
  const fresh = installFromPlaywright() ? findChromium() : undefined;
  if (fresh) return fresh;
  throw new SettingsError(
    'The browser tests need Chromium: install the package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH to the program',
  );
}

/** Needs root. Also installs the font against which the header's fallback font is measured. */
function installFromDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  process.stdout.write('Installing chromium-headless-shell for the browser tests ...\n');
  const install = ['install', '-q', '-y', 'chromium-headless-shell', 'fonts-liberation'];
  return run('apt-get', ['update', '-q']) && run('apt-get', install);
}

// This workspace's Playwright: another version would download a browser that this one does not look for.
const playwright = path.join(import.meta.dirname, '../../node_modules/.bin/playwright');

const installFromPlaywright = (): boolean => run(playwright, ['install', '--with-deps', 'chromium']);

const run = (program: string, args: string[]): boolean =>
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
