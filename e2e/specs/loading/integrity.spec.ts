import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isFullMatrix } from '../../fixtures/countCells.ts';
import { builtFolder, chunksOf, version } from '../../fixtures/releases.ts';
import type { FaultyRemote } from '../../fixtures/startFaultyRemote.ts';
import { test } from '../../fixtures/test.ts';

/** What these tests use of the page's globals: the entry's container, and the function that loads a chunk. */
interface PageGlobals {
  header?: { init(scope: object): void };
  [chunks: `webpackChunk${string}`]: { push(chunk: unknown): unknown } | undefined;
  loadChunk(id: number): Promise<unknown>;
  ranChunks: number[];
}

const folder = path.join(builtFolder, version);

/** The scripts and style sheets that the entry can load, each with the id of its chunk. */
const files = filesOfEntry(readFileSync(path.join(folder, 'remoteEntry.js'), 'utf8'));

function filesOfEntry(entry: string): { file: string; id: number }[] {
  // The fragment loads `start.js`, and has its hash.
  const fileNames = readdirSync(folder).filter((file) => /^(?!start\.).*\.\w{8}\.(js|css)$/.test(file));
  const idOf = (hash: string) => Number(new RegExp(`(\\d+):"${hash}"`).exec(entry)?.[1]);
  return fileNames.map((file) => ({ file, id: idOf(file.split('.').at(-2) ?? '') }));
}

/** Opens a page with the release's entry only, so that a test can load any one chunk. */
async function openEntry(context: BrowserContext, { origin }: FaultyRemote): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/stable/release.json`);
  await page.evaluate(async (chunksName) => {
    const { entry, integrity } = await (await fetch(location.href)).json();
    const script = document.createElement('script');
    Object.assign(script, { src: entry, integrity: integrity[entry], crossOrigin: 'anonymous' });
    const loaded = new Promise((resolve, reject) =>
      Object.assign(script, { onload: resolve, onerror: reject }),
    );
    document.head.append(script);
    await loaded;
    const globals = globalThis as unknown as PageGlobals;
    globals.header?.init({});
    globals.ranChunks = [];
    const chunks = globals[chunksName as 'webpackChunk'];
    if (!chunks) throw new Error(`the page has no ${chunksName}`);
    const push = chunks.push;
    chunks.push = (chunk: [ids: number[]]) => {
      globals.ranChunks.push(...chunk[0]);
      return push(chunk);
    };
    push([[-1], {}, (runtime: { e(id: number): Promise<unknown> }) => (globals.loadChunk = runtime.e)]);
  }, chunksOf(version));
  return page;
}

const loadChunk = (page: Page, id: number) =>
  page.evaluate(
    (chunk) =>
      (globalThis as unknown as PageGlobals).loadChunk(chunk).then(
        () => 'loaded',
        (error: Error) => error.name,
      ),
    id,
  );

/** Whether the page has run this script, or applies this style sheet. */
const isInUse = (page: Page, { file, id }: (typeof files)[number]) =>
  page.evaluate(
    ([name, chunk]) =>
      name.endsWith('.css')
        ? [...document.styleSheets].some(({ href }) => href?.includes(name))
        : (globalThis as unknown as PageGlobals).ranChunks.includes(chunk),
    [file, id] as const,
  );

test('the release has scripts and style sheets to change', () => {
  expect(files.filter(({ file }) => file.endsWith('.js')).length).toBeGreaterThan(20);
  expect(files.filter(({ file }) => file.endsWith('.css')).length).toBeGreaterThan(10);
  expect(files.filter(({ id }) => Number.isNaN(id))).toEqual([]);
});

/** The short form has some scripts and some style sheets. */
const changedFiles = files.filter((_file, index) => isFullMatrix || index % 5 === 0);

test.describe('attacks on a browser, with keys or without', () => {
  for (const changed of changedFiles) {
    const name = changed.file.replace(/\.\w{8}\./, '.');
    test(`a script or style sheet with one byte more: not run, and ${name} is loaded past the cache when it is right again`, async ({
      context,
      remote,
    }) => {
      remote.fault(new RegExp(`${changed.file}$`), 'changed');
      const page = await openEntry(context, remote);

      expect(await loadChunk(page, changed.id)).toBe('ChunkLoadError');
      expect(await isInUse(page, changed)).toBe(false);

      remote.heal();
      expect(await loadChunk(page, changed.id)).toBe('loaded');
      expect(await isInUse(page, changed)).toBe(true);
    });
  }
});

test('while the menu’s code is changed the page’s links stay', async ({
  page,
  header,
  remote,
  startStack,
}) => {
  const { host } = await startStack({ headerRemote: `${remote.origin}/stable/` });
  remote.fault(/mega-menu\.\w+\.js$/, 'changed');
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await header.open(`${host.origin}/ecom/shop/browse/groceries`);

  await header.button('Groceries').hover();
  await expect.poll(() => reports.join('\n')).toContain('valid digest');
  await header.button('Groceries').click();
  await expect(header.link('Bakery')).toBeVisible();

  remote.heal();
  await expect(header.button('Bakery')).toBeVisible();
});

test('every file of the header has its hash, and is fetched once', async ({ page, header, stack }) => {
  await page.addInitScript(() => {
    const inserted: string[][] = [];
    Object.assign(globalThis, { inserted });
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const files = nodes.filter(
        (node) => node instanceof HTMLScriptElement || node instanceof HTMLLinkElement,
      );
      for (const file of files) {
        const url = 'src' in file ? file.src : file.href;
        inserted.push([url, file.integrity, file.crossOrigin ?? '']);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await header.open();
  await header.button('Groceries').click();
  await header.searchBox.pressSequentially('oat');
  await expect(header.suggestions).toBeVisible();

  const elements = await page.evaluate(() => (globalThis as unknown as { inserted: string[][] }).inserted);
  const ofHeader = elements.filter(([url]) => url?.startsWith(`${stack.remote.origin}/`));
  expect(ofHeader.length).toBeGreaterThan(6);
  for (const [url, integrity, crossOrigin] of ofHeader) {
    expect([integrity, crossOrigin], url).toEqual([expect.stringMatching(/^sha(256|384)-/), 'anonymous']);
  }
  const fetched = requested.filter((url) => url.startsWith(stack.remote.origin) && /\.(js|css)$/.test(url));
  expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
});
