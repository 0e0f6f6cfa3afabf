import { spawnSync } from 'node:child_process';
import { missingFonts } from '../../../../storybook/visual-regression/pictureFonts.ts';

/** Installs the fonts of the reference pictures. Where it may not, stories that differ say which fonts are missing. */
export function ensurePictureFonts(): void {
  const missing = missingFonts();
  if (missing.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0) return;
  process.stdout.write(`Installing ${missing.join(' and ')} for the pictures of stories ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-q', '-y', ...missing],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
