// @vitest-environment node
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { picturesIn, picturesOfStories } from './listPictures.ts';
import { references } from './picturePaths.ts';

const pictures = picturesIn(references);

it('every reference picture shows a story; `pictures:accept` removes those of removed stories', () => {
  const stories = picturesOfStories();

  expect(pictures.filter((name) => !stories.has(name))).toEqual([]);
});

it('at least 250 stories have a reference picture', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(250);
});

it('the reference pictures take less than 20 MB', () => {
  const bytes = pictures.reduce((sum, name) => sum + statSync(path.join(references, name)).size, 0);

  expect(bytes).toBeLessThan(20_000_000);
});
