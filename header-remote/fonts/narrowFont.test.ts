import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import narrowFont from './narrowFont.ts';

const figtree = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
);

const narrowed = (resourceQuery: string) => narrowFont.call({ resourceQuery }, figtree);

const letters = await narrowed('?characters=0041-005A');

test('a file with fewer characters is smaller', async () => {
  const all = await narrowed('?characters=0000-00FF');

  expect(letters.length).toBeLessThan(all.length / 2);
  expect(all.length).toBeLessThan(figtree.length);
});

test('gives the same bytes each time, since their hash is the file name', async () => {
  expect((await narrowed('?characters=0041-005A')).equals(letters)).toBe(true);
});

test('does not change a font whose address names no characters', async () => {
  expect(await narrowed('')).toBe(figtree);
});
