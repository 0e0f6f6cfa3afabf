import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { missingFonts } from '../../../storybook/visual-regression/pictures.ts';
import { hasOrca, orcaPackages } from '../speech/findOrca.ts';
import { command } from './command.ts';
import { type Chromium, findChromium, findQuickestChromium, hasWholeChromium } from './findChromium.ts';
import { enginePackages, hasEngines } from './findEngines.ts';
import { installPackages } from './installDebian.ts';
import { SettingsError } from './settings.ts';

// Runs as a step of the test command, parallel to others, because a cold installation takes a minute.
if (import.meta.main) await command(async () => ensureEngines({ isFull: process.argv.includes('--full') }));

/**
 * Finds or installs a browser for the tests: that of `CHROMIUM_PATH`, else the fastest (Debian's headless shell, where
 * it can be installed), else an installed one, else Playwright's own. With Debian's shell it also installs the font
 * against which the header's fallback font is measured.
 * @throws SettingsError that says in one line what to do
 */
export async function ensureChromium(): Promise<Chromium> {
  const found = findQuickestChromium() ?? findInstalled(['chromium-headless-shell', 'fonts-liberation']);
  if (found) return found;
  throw new SettingsError(
    'The browser tests need Chromium: install the package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH to the program',
  );
}

// Uses this workspace's Playwright: another version would download browsers that this one does not use.
const playwright = path.join(import.meta.dirname, '../../node_modules/.bin/playwright');

function findInstalled(packages: readonly string[]): Chromium | undefined {
  const found = installPackages(packages) ? findQuickestChromium() : findChromium();
  if (found) return found;
  spawnSync(playwright, ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

/**
 * Installs what the journeys lack, which only root on Debian can: Firefox and WebKit, and for `pnpm test:full` also the
 * whole Chromium (besides its headless shell) and the screen reader Orca.
 * @throws SettingsError that says in one line what to do
 */
function ensureEngines({ isFull }: { isFull: boolean }): void {
  const packages = isFull ? [...enginePackages, 'chromium'] : enginePackages;
  // Journeys with the screen reader are left out where Orca cannot be installed.
  if (isFull && !hasOrca()) installPackages(orcaPackages);
  const hasAll = () => hasEngines() && (!isFull || hasWholeChromium());
  if (hasAll() || (installPackages(packages) && hasAll())) return;
  throw new SettingsError(`The journeys need all engines: install the packages ${packages.join(', ')}`);
}

/** Installs the fonts of the reference pictures. If that is not allowed, failed stories name the missing fonts. */
export function ensurePictureFonts(): void {
  const missing = missingFonts();
  if (missing.length > 0) installPackages(missing);
}
