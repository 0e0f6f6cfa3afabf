import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Configuration } from 'webpack';
import { compile } from '../compile.ts';
import { aFolder } from '../testing/aRelease.ts';
import { mapsFolder, writeMaps } from './sourceMaps.ts';
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

const build = (output: string): Configuration[] => [
  { mode: 'production', entry: folder.at('entry.js'), output: { path: output, filename: 'search/entry.js' } },
];

/** Builds version 1.0.0, with maps beside the releases. */
beforeEach(async () => {
  const built = folder.at('releases/1.0.0');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await folder.write('entry.js', source);
  await compile(build(built));
  await writeMaps(built, mapsFolder(folder.at('releases'), '1.0.0'), build);
  write.mockRestore();
  expect(await readdir(built, { recursive: true })).toEqual(['search', 'search/entry.js']);
  column = (await folder.text('releases/1.0.0/search/entry.js')).indexOf('Error(') + 1;
});

const address = (version: string) => `https://header.example/${version}/search/entry.js:1:${column}`;

test('frames of Chromium, Firefox and Safari show their lines of the source, and other lines stay', async () => {
  const ours = [`    at o (${address('1.0.0')})`, `    at ${address('1.0.0')}`, `o@${address('1.0.0')}`];
  const others = ['openShop@https://shop.example/app.js:1:20', 'global code@[native code]'];
  // As in a log of JSON lines.
  const stack = ['Error: out of milk', ...ours, ...others].join('\\n');

  const text = await symbolicate(stack, folder.at('releases'));

  const frame = [
    '    at Error (entry.js:4:25)',
    '      2 | function findAisle(shelves) {',
    '      3 |   const aisle = shelves.find(({ milk }) => milk);',
    ">     4 |   if (!aisle) throw new Error('out of milk');",
    '      5 |   return aisle;',
    '      6 | }',
  ];
  expect(text.replaceAll(/\(\S+\/entry/g, '(entry').split('\n')).toEqual([
    'Error: out of milk',
    ...[frame, frame, frame].flat(),
    ...others,
  ]);
});

test('a script without a map is said once, and its frames stay', async () => {
  const frame = `o@${address('1.1.0')}`;
  const map = path.join(mapsFolder(folder.at('releases'), '1.1.0'), 'search/entry.js.map');

  const text = await symbolicate(`${frame}\n${frame}`, folder.at('releases'));

  const missing = `There is no source map ${map}; copy it from the machine that built the version`;
  expect(text).toBe([frame, frame, missing].join('\n'));
});
