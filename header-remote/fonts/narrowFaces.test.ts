import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import narrowFaces from './narrowFaces.ts';

const root = path.join(import.meta.dirname, '../src/ui/root');
const headerFaces = readFileSync(path.join(root, 'fonts.css'), 'utf8');
const figtree = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/figtree'), 'utf8');

/** The code points of each face's `unicode-range`. */
function charactersOf(css: string): number[][] {
  return [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, ranges = '']) =>
    ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .replace(/\s*U\+/, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

describe('the faces of Grocer Sans', () => {
  const [first = [], rest = []] = charactersOf(headerFaces);

  test('together cover every character of Figtree', () => {
    expect(new Set(charactersOf(headerFaces).flat())).toEqual(new Set(charactersOf(figtree).flat()));
  });

  test('do not overlap: text that the first file covers never loads the second file', () => {
    expect(rest.filter((character) => first.includes(character))).toEqual([]);
  });

  test.each([
    'Book a slot',
    'Thursday 5 March, 9am – 10am',
    '£84.20',
    'You’ve 50% off “2 for £5” – until 9pm…',
    'Crème fraîche, pâté & jalapeños',
    'Rosé wine · 6 × 75cl • €9',
    'Thursday\u00a05 March',
    '− 2 +',
  ])('the first file covers %s', (words) => {
    expect([...words].filter((character) => !first.includes(character.codePointAt(0) ?? 0))).toEqual([]);
  });
});

describe('narrowFaces', () => {
  test('adds the characters of a face to the address of its font file', () => {
    const face = '@font-face { src: url("a.woff2"); unicode-range: U+0020-0022, U+00A3; }';

    expect(narrowFaces(face)).toContain('url("a.woff2?characters=0020-0022,00A3")');
  });

  test('does not change a face of an installed font', () => {
    const face = '@font-face { src: local("Arial"); }';

    expect(narrowFaces(face)).toBe(face);
  });
});
