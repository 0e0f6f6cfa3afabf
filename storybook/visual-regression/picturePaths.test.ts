// @vitest-environment node
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictureOf, storiesFolder } from './picturePaths.ts';

it('the picture of a story is in a folder like that of the story’s file', () => {
  expect(pictureOf(path.join(storiesFolder, 'features/search/SearchForm.stories.tsx'), 'right-to-left')).toBe(
    'features/search/SearchForm/right-to-left.webp',
  );
});
