import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Browser, chromium, type Page } from 'playwright';
import { command } from '../stack/command.ts';
import { ensureChromium } from '../stack/ensureBrowsers.ts';
import { listen } from '../stack/listen.ts';
import { pnpm, root, run } from '../stack/processes.ts';
// What people type into the search of the sidebar, and the page or story that must be first.
import firstResults from './firstResults.json' with { type: 'json' };

/**
 * Builds the static Storybook, serves it from a folder and opens each page and story. Fails if a page reports an error
 * or lacks a file, if the search does not find first the page that people want, or if a story does not reach its
 * state: its steps run with other timing in a browser than in the tests. Part of `pnpm test:full`.
 */
const files = path.join(root, 'storybook/dist');
const folder = '/teams/header';

interface Entry {
  id: string;
  type: 'docs' | 'story';
}

await command(async () => {
  run([...pnpm, 'storybook:build'], root);
  const chromiumProgram = await ensureChromium();
  const rewriteRequestPath = (address: string) => address.slice(folder.length);
  const site = new Hono().use(`${folder}/*`, serveStatic({ root: files, rewriteRequestPath }));
  const server = await listen(site, 0, 'PORT');
  const browser = await chromium.launch(chromiumProgram);

  const { entries } = JSON.parse(readFileSync(path.join(files, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const opened = [];
  for (const page of pages) opened.push(await openPage(browser, `${server.origin}${folder}/`, page));
  opened.sort((one, other) => other.ms - one.ms);
  for (const { id, ms } of opened.slice(0, 5)) process.stdout.write(`${(ms / 1000).toFixed(2)} s  ${id}\n`);

  const failed = opened.flatMap(({ id, errors }) => errors.map((error) => `${id}: ${error}`));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const searched = await checkSearch(browser, `${server.origin}${folder}/`);
  const wrong = await openStories(browser, `${server.origin}${folder}/iframe.html`, stories);
  const isEmpty = pages.length === 0 || stories.length === 0;
  const problems = isEmpty ? ['Storybook has no pages or no stories'] : [...failed, ...searched, ...wrong];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (problems.length === 0)
    process.stdout.write(`${pages.length} pages render, ${stories.length} stories reach their state\n`);
  await browser.close();
  await server.close();
  process.exitCode = problems.length > 0 ? 1 : 0;
});

/** Opens a page with an empty cache. Returns the time until it is visible, and its errors, such as missing files. */
async function openPage(browser: Browser, site: string, { id }: Entry) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  const startedAt = Date.now();
  try {
    await page.goto(`${site}?path=/docs/${id}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 20_000 });
  } catch (error) {
    errors.push((error as Error).message);
  }
  const ms = Date.now() - startedAt;
  await context.close();
  return { id, ms, errors };
}

/** Types into the search of the built Storybook. Returns what it finds first in place of the expected page. */
async function checkSearch(browser: Browser, site: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(site);
  const problems: string[] = [];
  for (const [typed, expected] of Object.entries(firstResults)) {
    await page.locator('#storybook-explorer-searchfield').fill(typed);
    const first = page.getByRole('option').first();
    const isExpected = page.locator(`[data-id="${expected}"]`).and(first);
    await isExpected.waitFor({ timeout: 5000 }).catch(async () => {
      problems.push(
        `The search for "${typed}" finds ${await first.getAttribute('data-id')} before ${expected}`,
      );
    });
  }
  await page.close();
  return problems;
}

/** What the check reads of the page that shows a story: Storybook's preview and its channel. */
declare const __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, StoryOfPreview>> };
declare const __STORYBOOK_ADDONS_CHANNEL__: {
  last: (event: string) => unknown;
  emit: (event: string, data: unknown) => void;
};

interface StoryOfPreview {
  storyGlobals: { viewport?: { value: string } };
  globals: { viewport: { value: string } };
  parameters: { viewport: { options: Record<string, { styles: Record<'width' | 'height', string> }> } };
}

/**
 * Opens each story in a window of the size that the story sets, as Storybook's frame has it. Returns the texts of the
 * banners of failed stories (`storybook/.storybook/showFailures.ts`), and checks first that a failure shows a banner.
 */
async function openStories(browser: Browser, frame: string, stories: readonly Entry[]): Promise<string[]> {
  const problems: string[] = [];
  const first = await browser.newPage();
  await openStory(first, frame, stories[0]?.id ?? '');
  const sizes = await first.evaluate(sizesOfStories);
  await first.evaluate(() => {
    __STORYBOOK_ADDONS_CHANNEL__.emit('playFunctionThrewException', { message: 'wrong' });
  });
  if (!(await bannerOf(first))?.endsWith('wrong')) problems.push('A story that fails shows no banner');
  await first.close();

  const queue = [...stories];
  const openRest = async () => {
    const page = await browser.newPage();
    for (let story = queue.shift(); story; story = queue.shift()) {
      const { id } = story;
      try {
        await page.setViewportSize(sizes[id] ?? { width: 1280, height: 800 });
        await openStory(page, frame, id);
        const failure = await bannerOf(page);
        if (failure) problems.push(`${id}: ${failure}`);
      } catch (error) {
        problems.push(`${id}: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, openRest));
  return problems;
}

/** Waits until the story's steps have ended, well or not. */
async function openStory(page: Page, frame: string, id: string): Promise<void> {
  await page.goto(`${frame}?id=${id}&viewMode=story`);
  const hasEnded = () => {
    const isLoaded = '__STORYBOOK_ADDONS_CHANNEL__' in globalThis;
    return isLoaded && __STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') !== undefined;
  };
  await page.waitForFunction(hasEnded, undefined, { timeout: 60_000 });
}

async function bannerOf(page: Page): Promise<string | undefined> {
  const [text] = await page.locator('#story-failed:popover-open').allTextContents();
  return text;
}

/** Runs in the page. The window's size of each story by its id. */
async function sizesOfStories(): Promise<Record<string, { width: number; height: number }>> {
  const sizeOf = ({ storyGlobals, globals, parameters }: StoryOfPreview) => {
    const name = (storyGlobals.viewport ?? globals.viewport).value;
    const { width = '', height = '' } = parameters.viewport.options[name]?.styles ?? {};
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  };
  const stories = Object.entries(await __STORYBOOK_PREVIEW__.extract());
  return Object.fromEntries(stories.map(([id, story]) => [id, sizeOf(story)]));
}
