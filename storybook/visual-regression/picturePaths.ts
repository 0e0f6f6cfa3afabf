import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');
/** Where the stories are. */
export const storiesFolder = path.join(root, 'header-remote/src');
/** The reference pictures, in folders like those of the stories. */
export const references = path.join(root, 'storybook/pictures');
/** What the last run found, in the folders `before`, `after` and `difference`, and a page that shows it. */
export const findings = path.join(root, '.cache/pictures');
export const differencesFile = path.join(findings, 'index.html');
/** The browser of the last run, as in `madeWith.json`. */
export const runBy = path.join(findings, 'madeWith.json');

/**
 * `features/search/SearchForm/default.webp`.
 * @param file the absolute path of the story's file
 * @param story the part of the story's id after `--`
 */
export const pictureOf = (file: string, story: string): string =>
  path.join(path.relative(storiesFolder, file).replace(/\.stories\.tsx$/, ''), `${story}.webp`);
