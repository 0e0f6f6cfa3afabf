import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');
/** The folder with the stories. */
export const storiesFolder = path.join(root, 'header-remote/src');
/** The folder with the reference pictures, structured like the stories. */
export const references = path.join(root, 'storybook/pictures');
/** The last run's differences: the folders `before`, `after` and `difference`, and a page that shows them. */
export const findings = path.join(root, '.cache/pictures');
export const differencesFile = path.join(findings, 'index.html');
/** Pictures that changed between two commits, in the same structure: a folder to send to others. */
export const changedSince = path.join(root, '.cache/pictures-since');
/** Files that name the browser of the reference pictures, and of the last run. */
export const madeWithFile = path.join(references, 'madeWith.json');
export const runBy = path.join(findings, 'madeWith.json');

/**
 * Path of a story's reference picture: `features/search/SearchForm/default.webp`.
 * @param file absolute path of the story's file
 * @param story part of the story's id after `--`
 */
export const pictureOf = (file: string, story: string): string =>
  path.join(path.relative(storiesFolder, file).replace(/\.stories\.tsx$/, ''), `${story}.webp`);

/** Paths of the pictures in a folder, in the form of `pictureOf`. */
export const picturesIn = (folder: string): string[] => globSync('**/*.webp', { cwd: folder }).sort();

/** Sentences about differences between this machine and that of the reference pictures, or ''. */
export function machineDifference(
  chromium: string,
  {
    reference = JSON.parse(readFileSync(madeWithFile, 'utf8')) as { chromium: string; platform: string },
    platform = process.platform as string,
    fonts = missingFonts(),
  } = {},
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

/** Debian packages of the fonts in `fonts.conf`, each with a file that exists if it is installed. */
const fontFiles = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
};

/** Font packages missing on this machine. They have letters that Figtree lacks, such as Hebrew ones. */
export const missingFonts = (): string[] =>
  Object.entries(fontFiles).flatMap(([name, file]) => (existsSync(file) ? [] : name));
