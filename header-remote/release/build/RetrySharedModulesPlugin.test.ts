// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import webpack from 'webpack';
import { aFolder } from '../testing/aRelease.ts';
import { buildEntry } from '../testing/buildEntry.ts';
import { RetrySharedModulesPlugin } from './RetrySharedModulesPlugin.ts';

const folder = aFolder();
let built: string;
const run = (file: string) => runInThisContext(readFileSync(path.join(built, file), 'utf8'));

/** Whether an inserted script fails to load; otherwise its file runs. */
let isDown: (file: string) => boolean;

/** Builds an entry with one lazy chunk that uses a shared library. The page has no copy of the library. */
beforeEach(async () => {
  const sources = {
    'entry.js': `globalThis.openPart = () => import(/* webpackChunkName: "part" */ './part.js');`,
    'part.js': `import './part.css'; import { word } from 'library'; export const part = word;`,
    'part.css': '.part { color: red; }',
    'node_modules/library/index.js': `export const word = 'milk';`,
    'node_modules/library/package.json':
      '{ "name": "library", "version": "1.0.0", "type": "module", "main": "index.js" }',
  };
  built = await buildEntry(folder.path, sources, {
    output: { publicPath: 'https://header.example/' },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { library: { singleton: true } } }),
      new RetrySharedModulesPlugin(),
    ],
  });
  isDown = () => false;
  vi.spyOn(document.head, 'appendChild').mockImplementation((element) => {
    const script = element as unknown as HTMLScriptElement & HTMLLinkElement;
    const file = path.basename(new URL(script.src || script.href).pathname);
    setTimeout(() => {
      if (!isDown(file) && file.endsWith('.js')) run(file);
      script.dispatchEvent(new Event(isDown(file) ? 'error' : 'load'));
    });
    return element;
  });
  run('entry.js');
});
afterEach(() => vi.restoreAllMocks());

const openPart = () => (globalThis as unknown as { openPart(): Promise<{ part: string }> }).openPart();
const libraryFile = () => readdirSync(built).find((file) => /library/.test(file)) ?? '';

test('a part fails to load while its shared library does not load, and loads as soon as that does', async () => {
  isDown = (file) => file === libraryFile();
  for (const time of ['first', 'second']) await expect(openPart(), time).rejects.toThrow('Loading chunk');

  isDown = () => false;

  expect((await openPart()).part).toBe('milk');
});
