// @vitest-environment jsdom

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildEntry } from '../testing/buildEntry.ts';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';

let folder: string;
let built: string;
const textOf = (file: string) => readFileSync(path.join(built, file), 'utf8');
const fileOf = (pattern: RegExp) => readdirSync(built).find((file) => pattern.test(file)) ?? '';
const hashOf = (file: string) => `sha256-${createHash('sha256').update(textOf(file)).digest('base64')}`;

const script = /^menu\..*\.js$/;
const styleSheet = /^menu\..*\.css$/;
let inserted: HTMLElement[];

/** Builds an entry with one lazy module and its style sheet. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-release-'));
  const sources = {
    'entry.js': `globalThis.open = () => import(/* webpackChunkName: "menu" */ './menu.js');`,
    'menu.js': `import './menu.css'; export const menu = 'menu';`,
    'menu.css': '.menu { color: red; }',
  };
  built = await buildEntry(folder, sources, {
    output: {
      publicPath: 'https://header.example/1.0.0/',
      uniqueName: 'header',
      trustedTypes: { policyName: 'grocer-header' },
    },
    plugins: [new ChunkIntegrityPlugin()],
  });
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
  runInThisContext(textOf('entry.js'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Forgets the chunks that have run, so that the next test is like a new page.
  Reflect.deleteProperty(globalThis, 'webpackChunkheader');
});

const openMenu = () => (globalThis as unknown as { open(): Promise<unknown> }).open();
const element = (name: 'SCRIPT' | 'LINK') =>
  inserted.findLast(({ tagName }) => tagName === name) as HTMLScriptElement & HTMLLinkElement;
/** jsdom's elements do not have the property `integrity`. */
const hashAt = (name: 'SCRIPT' | 'LINK') => element(name).getAttribute('integrity');

describe('ChunkIntegrityPlugin', () => {
  test.each([
    ['script', 'SCRIPT', 'src', script],
    ['style sheet', 'LINK', 'href', styleSheet],
  ] as const)('a lazy %s is loaded with the hash of its file', (_, name, attribute, pattern) => {
    openMenu().catch(() => {});

    const file = fileOf(pattern);
    expect(hashAt(name)).toBe(hashOf(file));
    expect(element(name)).toMatchObject({
      [attribute]: `https://header.example/1.0.0/${file}`,
      crossOrigin: 'anonymous',
    });
  });

  test('a file that was refused is requested past all caches at the next try', async () => {
    const first = openMenu();
    element('SCRIPT').dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('Loading chunk menu failed');

    openMenu().catch(() => {});

    expect(element('SCRIPT').src).toMatch(/\/menu\.\w+\.js\?retry=\w+$/);
    expect(hashAt('SCRIPT')).toBe(hashOf(fileOf(script)));
  });
});

describe('a request without an answer', () => {
  const requests = (name: 'SCRIPT' | 'LINK') => inserted.filter(({ tagName }) => tagName === name);

  test('is repeated within 5 s, past all caches and with the same hash, and the first answer counts', async () => {
    const menu = openMenu();
    vi.advanceTimersByTime(5000);

    expect(requests('SCRIPT')).toHaveLength(2);
    expect(element('SCRIPT').src).toMatch(/\/menu\.\w+\.js\?retry=\w+$/);
    expect(hashAt('SCRIPT')).toBe(hashOf(fileOf(script)));
    expect(element('LINK').href).toMatch(/\/menu\.\w+\.css\?retry=\w+$/);
    expect(hashAt('LINK')).toBe(hashOf(fileOf(styleSheet)));

    runInThisContext(textOf(fileOf(script)));
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
