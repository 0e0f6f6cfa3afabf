import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { pictureOf, storiesFolder } from './picturePaths.ts';

/** The reference pictures that the stories should have, read from their files without running them. */
export function picturesOfStories(): Set<string> {
  const files = globSync('**/*.stories.tsx', { cwd: storiesFolder });
  return new Set(files.flatMap((file) => picturesOfFile(path.join(storiesFolder, file))));
}

function picturesOfFile(file: string): string[] {
  const { stories } = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title) => title ?? file,
  }).parse();
  return stories.map(({ id }) => pictureOf(file, id.split('--')[1] ?? ''));
}

/** The pictures in a folder, as `pictureOf` names them. */
export const picturesIn = (folder: string): string[] => globSync('**/*.webp', { cwd: folder }).sort();
