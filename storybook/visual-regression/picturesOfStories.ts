import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { pictureOf, storiesFolder } from './pictures.ts';
import { darkPalette, isInForcedColours } from './shortForm.ts';

/** The reference pictures that stories should have, with story ids. Read from files, without running them. */
export function picturesOfStories(): Map<string, string> {
  const files = globSync('**/*.stories.tsx', { cwd: storiesFolder }).map((file) =>
    path.join(storiesFolder, file),
  );
  return new Map(
    files.flatMap((fileName) => {
      const csf = loadCsf(readFileSync(fileName, 'utf8'), {
        fileName,
        makeTitle: (title) => title ?? fileName,
      });
      return csf.parse().stories.flatMap(({ id }) => {
        const [, story = ''] = id.split('--');
        const names = isInForcedColours(story) ? [story, `${story}${darkPalette}`] : [story];
        return names.map((name) => [pictureOf(fileName, name), id] as const);
      });
    }),
  );
}
