import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { builtFolder, version } from '../../fixtures/releases.ts';
import { type Chunk, chunkOf, isInUse } from '../../fixtures/remote-faults/openWithFaults.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import type { FaultyRemote } from '../../fixtures/startFaultyRemote.ts';
import { expect, filesOf, test } from '../../fixtures/test.ts';

/** Globals that these tests use: the entry's container, and a function that loads a chunk. */
interface PageGlobals {
  header: { init(scope: object): void };
  [chunks: `webpackChunk${string}`]: { push(chunk: unknown): unknown };
  loadChunk(id: number): Promise<unknown>;
}

/** Scripts and style sheets that the entry loads. Not `start.js`: the fragment loads it with its hash. */
const files = readdirSync(path.join(builtFolder, version))
  .filter((file) => /^(?!start\.).*\.\w{8}\.(js|css)$/.test(file))
  .map((file) => `/${version}/${file}`);

/** Opens a page with only the release's entry, so that a test can load any chunk. */
async function openEntry(context: BrowserContext, { origin }: FaultyRemote, { list }: Chunk): Promise<Page> {
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
    globals.header.init({});
    globals[chunksName as 'webpackChunk']?.push([
      [-1],
      {},
      (runtime: { e(id: number): Promise<unknown> }) => (globals.loadChunk = runtime.e),
    ]);
  }, list);
  return page;
}

const loadChunk = (page: Page, { id }: Chunk) =>
  page.evaluate(
    (chunk) =>
      (globalThis as unknown as PageGlobals).loadChunk(chunk).then(
        () => 'loaded',
        (error: Error) => error.name,
      ),
    id,
  );

test('the release has scripts and style sheets to change', () => {
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(15);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(5);
  expect(files.filter((file) => chunkOf(file) === undefined)).toEqual([]);
});

/** `pnpm test` changes only one script and one style sheet. */
const changedFiles = isFullMatrix
  ? files
  : ['.js', '.css'].flatMap((type) => files.find((file) => file.endsWith(type)) ?? []);

test.describe('attacks on a browser, with keys or without', () => {
  for (const changed of changedFiles) {
    const name = path.basename(changed).replace(/\.\w{8}\./, '.');
    test(`a script or style sheet with one byte more: not run, and ${name} is loaded past the cache when it is right again`, async ({
      context,
      remote,
    }) => {
      const chunk = chunkOf(changed) as Chunk;
      remote.fault(new RegExp(`${changed}$`), 'changed');
      const page = await openEntry(context, remote, chunk);

      expect(await loadChunk(page, chunk)).toBe('ChunkLoadError');
      expect(await isInUse(page, changed)).toBe(false);

      remote.heal();
      expect(await loadChunk(page, chunk)).toBe('loaded');
      expect(await isInUse(page, changed)).toBe(true);
    });
  }
});

test('every file of the header has its hash, and is fetched once', async ({
  page,
  header,
  stack,
  requested,
}) => {
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
  const fetched = filesOf(stack.remote, requested).filter((file) => /\.(js|css)$/.test(file));
  expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
});
