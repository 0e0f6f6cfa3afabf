// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../compile.ts';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';

let folder: string;
const built = () => path.join(folder, 'built');
const fileOf = (pattern: RegExp) => readdirSync(built()).find((file) => pattern.test(file)) ?? '';
const hashOf = (file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(path.join(built(), file)))
    .digest('base64')}`;

let inserted: HTMLElement[];

/** Builds an entry with one lazy module and its style sheet. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-release-'));
  const source = path.join(folder, 'source');
  await mkdir(source);
  await writeFile(
    path.join(source, 'entry.js'),
    `globalThis.open = () => import(/* webpackChunkName: "menu" */ './menu.js');`,
  );
  await writeFile(path.join(source, 'menu.js'), `import './menu.css'; export const menu = 'menu';`);
  await writeFile(path.join(source, 'menu.css'), '.menu { color: red; }');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await compile([
    {
      mode: 'production',
      context: source,
      target: 'web',
      entry: { entry: { import: './entry.js', filename: 'entry.js' } },
      output: {
        path: built(),
        publicPath: 'https://header.example/1.0.0/',
        uniqueName: 'header',
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
  write.mockRestore();
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the entry as a page on another origin does. */
beforeEach(() => {
  inserted = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((element) => {
    inserted.push(element as unknown as HTMLElement);
    return element;
  });
  vi.spyOn(document.head, 'append').mockImplementation((...elements) => {
    inserted.push(...(elements as HTMLElement[]));
  });
  vi.useFakeTimers();
  runInThisContext(readFileSync(path.join(built(), 'entry.js'), 'utf8'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  // The next test is another page: no chunk has run there.
  Reflect.deleteProperty(globalThis, 'webpackChunkheader');
});

const openMenu = () => (globalThis as unknown as { open(): Promise<unknown> }).open();
const element = (name: 'SCRIPT' | 'LINK') =>
  inserted.findLast(({ tagName }) => tagName === name) as HTMLScriptElement & HTMLLinkElement;
/** jsdom's elements do not have the property `integrity`. */
const hashAt = (name: 'SCRIPT' | 'LINK') => element(name).getAttribute('integrity');

describe('ChunkIntegrityPlugin', () => {
  test('a lazy script is loaded with the hash of its file', () => {
    openMenu().catch(() => {});

    const file = fileOf(/^menu\..*\.js$/);
    expect(hashAt('SCRIPT')).toBe(hashOf(file));
    expect(element('SCRIPT')).toMatchObject({
      src: `https://header.example/1.0.0/${file}`,
      crossOrigin: 'anonymous',
    });
  });

  test('a lazy style sheet is loaded with the hash of its file', () => {
    openMenu().catch(() => {});

    const file = fileOf(/^menu\..*\.css$/);
    expect(hashAt('LINK')).toBe(hashOf(file));
    expect(element('LINK')).toMatchObject({
      href: `https://header.example/1.0.0/${file}`,
      crossOrigin: 'anonymous',
    });
  });

  test('a file that was refused is requested past all caches at the next try', async () => {
    const first = openMenu();
    element('SCRIPT').dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('Loading chunk menu failed');

    openMenu().catch(() => {});

    expect(element('SCRIPT').src).toMatch(/\/menu\.\w+\.js\?retry=\w+$/);
    expect(hashAt('SCRIPT')).toBe(hashOf(fileOf(/^menu\..*\.js$/)));
  });
});

describe('a request without an answer', () => {
  const requests = (name: 'SCRIPT' | 'LINK') => inserted.filter(({ tagName }) => tagName === name);

  test('is repeated within 5 s, past all caches and with the same hash, and the first answer counts', async () => {
    const menu = openMenu();
    vi.advanceTimersByTime(5000);

    expect(requests('SCRIPT')).toHaveLength(2);
    expect(element('SCRIPT').src).toMatch(/\/menu\.\w+\.js\?retry=\w+$/);
    expect(hashAt('SCRIPT')).toBe(hashOf(fileOf(/^menu\..*\.js$/)));
    expect(element('LINK').href).toMatch(/\/menu\.\w+\.css\?retry=\w+$/);
    expect(hashAt('LINK')).toBe(hashOf(fileOf(/^menu\..*\.css$/)));

    runInThisContext(readFileSync(path.join(built(), fileOf(/^menu\..*\.js$/)), 'utf8'));
    for (const name of ['SCRIPT', 'LINK'] as const) element(name).onload?.(new Event('load'));
    await expect(menu).resolves.toMatchObject({ menu: 'menu' });
    vi.advanceTimersByTime(5000);
    expect(requests('SCRIPT')).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is repeated 12 times at most, and not while the page is hidden', () => {
    openMenu().catch(() => {});
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(30_000);
    expect(requests('SCRIPT')).toHaveLength(1);

    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(85_000);

    expect(requests('SCRIPT')).toHaveLength(13);
    expect(requests('LINK')).toHaveLength(13);
  });

  test('is not repeated after it has failed', () => {
    openMenu().catch(() => {});
    for (const name of ['SCRIPT', 'LINK'] as const) element(name).dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(30_000);

    expect(requests('SCRIPT')).toHaveLength(1);
  });

  test('leaves no copy that webpack could take for the element of its next try', () => {
    openMenu().catch(() => {});
    vi.advanceTimersByTime(5000);

    expect(requests('SCRIPT').map((script) => script.hasAttribute('data-webpack'))).toEqual([true, false]);
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
