import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { aFolder } from '../testing/aRelease.ts';
import { buildEntry } from '../testing/buildEntry.ts';
import { mapsFolder, sourceMaps } from './sourceMaps.ts';
import { symbolicate } from './symbolicate.ts';

const folder = aFolder();
const source = `// The menu of a shop.
function findAisle(shelves) {
  const aisle = shelves.find(({ milk }) => milk);
  if (!aisle) throw new Error('out of milk');
  return aisle;
}

globalThis.openMenu = (shelves) => findAisle(shelves);
`;
let column: number;

/** Builds version 1.0.0, and moves its map beside the releases. */
beforeEach(async () => {
  const built = await buildEntry(folder.path, { 'entry.js': source }, { plugins: [sourceMaps()] });
  const script = await readFile(path.join(built, 'entry.js'), 'utf8');
  expect(script).not.toContain('sourceMappingURL');
  column = script.indexOf('Error(') + 1;
  const maps = mapsFolder(folder.at('releases'), '1.0.0');
  await cp(path.join(built, 'entry.js.map'), path.join(maps, 'search/entry.js.map'));
});

const read = (stack: string) => symbolicate(stack, folder.at('releases'));
const address = (version = '1.0.0') => `https://header.example/${version}/search/entry.js:1:${column}`;

test.each([
  ['Chromium', () => `    at o (${address()})`],
  ['Chromium, without a name', () => `    at ${address()}`],
  ['Firefox and Safari', () => `o@${address()}`],
])('a frame of %s shows its line of the source with two lines around it', async (_, frame) => {
  const [head, ...lines] = (await read(frame())).split('\n');

  expect(head).toMatch(/^ {4}at \S+ \(\S*source\/entry\.js:4:\d+\)$/);
  expect(lines).toEqual([
    '      2 | function findAisle(shelves) {',
    '      3 |   const aisle = shelves.find(({ milk }) => milk);',
    ">     4 |   if (!aisle) throw new Error('out of milk');",
    '      5 |   return aisle;',
    '      6 | }',
  ]);
});

test('other lines stay, and a stack may come from a log of JSON lines', async () => {
  const frame = 'openShop@https://shop.example/app.js:1:20';
  const stack = ['Error: out of milk', frame, `o@${address()}`, 'global code@[native code]'].join('\\n');

  const lines = (await read(stack)).split('\n');

  expect(lines.slice(0, 2)).toEqual(['Error: out of milk', frame]);
  expect(lines.at(-1)).toBe('global code@[native code]');
});

test('a version without maps is said once, and its frames stay', async () => {
  const frame = `o@${address('1.1.0')}`;
  const map = path.join(mapsFolder(folder.at('releases'), '1.1.0'), 'search/entry.js.map');

  expect((await read(`${frame}\n${frame}`)).split('\n')).toEqual([
    frame,
    frame,
    `There is no source map ${map}; copy it from the machine that built the version`,
  ]);
});
