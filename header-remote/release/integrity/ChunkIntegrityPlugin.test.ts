// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../compile.ts';
import { aFolder } from '../testing/aRelease.ts';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';

const folder = aFolder();
const built = () => path.join(folder.path, 'built');
const fileOf = (pattern: RegExp) => readdirSync(built()).find((file) => pattern.test(file)) ?? '';
const hashOf = (file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(path.join(built(), file)))
    .digest('base64')}`;

let inserted: HTMLElement[];

/** Builds an entry with one lazy module and its style sheet, and runs it as a page on another origin does. */
beforeEach(async () => {
  const source = path.join(folder.path, 'source');
  await mkdir(source);
  await writeFile(
    path.join(source, 'entry.js'),
    `globalThis.open = () => import(/* webpackChunkName: "menu" */ './menu.js');`,
  );
  await writeFile(path.join(source, 'menu.js'), `import './menu.css'; export const menu = 'menu';`);
  await writeFile(path.join(source, 'menu.css'), '.menu { color: red; }');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await compile([
    {
      mode: 'production',
      context: source,
      target: 'web',
      entry: { entry: { import: './entry.js', filename: 'entry.js' } },
      output: {
        path: built(),
        publicPath: 'https://header.example/1.0.0/',
        chunkFilename: '[name].[contenthash:8].js',
        trustedTypes: { policyName: 'grocer-header' },
      },
      optimization: { chunkIds: 'named' },
      module: {
        rules: [
          {
            test: /\.css$/,
            use: [MiniCssExtractPlugin.loader, import.meta.resolve('css-loader').slice('file://'.length)],
          },
        ],
      },
      plugins: [
        new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }),
        new ChunkIntegrityPlugin(),
      ],
    },
  ]);
  inserted = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((element) => {
    inserted.push(element as unknown as HTMLElement);
    return element;
  });
  runInThisContext(readFileSync(path.join(built(), 'entry.js'), 'utf8'));
});
afterEach(() => vi.restoreAllMocks());

const openMenu = () => (globalThis as unknown as { open(): Promise<unknown> }).open();
const element = (name: 'SCRIPT' | 'LINK') =>
  inserted.findLast(({ tagName }) => tagName === name) as HTMLScriptElement & HTMLLinkElement;

describe('ChunkIntegrityPlugin', () => {
  test('a lazy script is loaded with the hash of its file', () => {
    openMenu().catch(() => {});

    const file = fileOf(/^menu\..*\.js$/);
    expect(element('SCRIPT')).toMatchObject({
      src: `https://header.example/1.0.0/${file}`,
      integrity: hashOf(file),
      crossOrigin: 'anonymous',
    });
  });

  test('a lazy style sheet is loaded with the hash of its file', () => {
    openMenu().catch(() => {});

    const file = fileOf(/^menu\..*\.css$/);
    expect(element('LINK')).toMatchObject({
      href: `https://header.example/1.0.0/${file}`,
      integrity: hashOf(file),
      crossOrigin: 'anonymous',
    });
  });

  test('a file that was refused is requested past all caches at the next try', async () => {
    const first = openMenu();
    element('SCRIPT').dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('Loading chunk menu failed');

    openMenu().catch(() => {});

    expect(element('SCRIPT').src).toMatch(/\/menu\.\w+\.js\?retry=\w+$/);
    expect(element('SCRIPT').integrity).toBe(hashOf(fileOf(/^menu\..*\.js$/)));
  });
});

describe('the policy grocer-header', () => {
  test('accepts the files of the entry’s folder, and refuses every other address with a sentence', () => {
    let rules: { createScriptURL(url: string): string } | undefined;
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_name: string, given: typeof rules) => {
        rules = given;
        return given;
      },
    });
    openMenu().catch(() => {});
    vi.unstubAllGlobals();

    const file = 'https://header.example/1.0.0/menu.js';
    expect(rules?.createScriptURL(file)).toBe(file);
    for (const other of [
      'https://header.example/1.0.0/../evil.js',
      'https://header.example.evil.example/1.0.0/menu.js',
      'data:text/javascript,alert(1)',
    ]) {
      expect(() => rules?.createScriptURL(other)).toThrow(
        `grocer-header: refused to load ${other}, which is outside https://header.example/1.0.0/`,
      );
    }
  });
});
