import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingFonts } from './pictureFonts.ts';
import { references } from './picturePaths.ts';

/** The browser that the reference pictures were made with. */
export interface MadeWith {
  /** `156.0.8078.79` */
  chromium: string;
  /** `linux` */
  platform: string;
}

export const madeWithFile = path.join(references, 'madeWith.json');

/** What is different on this machine from the one that made the reference pictures, in sentences; else nothing. */
export function machineDifference(
  chromium: string,
  { reference = readMadeWith(), platform = process.platform as string, fonts = missingFonts() } = {},
): string {
  const [theirs, ours] = [reference.chromium, chromium].map((version) => version.split('.')[0]);
  const browser =
    theirs === ours && reference.platform === platform
      ? ''
      : `The reference pictures were made with Chromium ${theirs} on ${reference.platform}; this is Chromium ${ours} on ${platform}. If nothing else has changed, accept all pictures anew with: npx -y pnpm@12 pictures:accept\n`;
  const lack =
    fonts.length > 0
      ? `The fonts of the reference pictures are missing: install ${fonts.join(' and ')}\n`
      : '';
  return `${browser}${lack}`;
}

const readMadeWith = (): MadeWith => JSON.parse(readFileSync(madeWithFile, 'utf8'));
