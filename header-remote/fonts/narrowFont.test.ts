import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import narrowFont from './narrowFont.ts';

const figtree = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
);

const narrowed = (resourceQuery: string) => narrowFont.call({ resourceQuery }, figtree);

describe('narrowFont', () => {
  test('makes a file for a few characters smaller than one for many', async () => {
    const [letters, all] = await Promise.all([
      narrowed('?characters=0041-005A'),
      narrowed('?characters=0000-00FF'),
    ]);

    expect(letters.length).toBeLessThan(all.length / 2);
    expect(all.length).toBeLessThan(figtree.length);
  });

  test('makes the same bytes each time: their hash is their name', async () => {
    const [one, other] = await Promise.all([
      narrowed('?characters=0041-005A'),
      narrowed('?characters=0041-005A'),
    ]);

    expect(one.equals(other)).toBe(true);
  });

  test('leaves a font of which nothing is said whole', async () => {
    expect(await narrowed('')).toBe(figtree);
  });
});
