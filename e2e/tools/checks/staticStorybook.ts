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
import { checkSearch } from './storybookSearch.ts';

/**
 * Builds the static Storybook and opens each of its pages and stories on a server that has it in a folder. Fails if a page
 * reports an error or lacks a file, if the search finds other pages first than those that people want, and if a story
 * does not reach its state: its steps run with other timing in a browser than in the tests. Part of `pnpm test:full`.
 */
const files = path.join(root, 'storybook/dist');
const folder = '/teams/header';

interface Entry {
  id: string;
  type: 'docs' | 'story';
}

/** A story of the whole header, for which a service worker answers the service calls. */
const storyWithServices: Entry = { id: 'situations-one-width--signed-in', type: 'story' };

await command(async () => {
  run([...pnpm, 'storybook:build'], root);
  const chromiumProgram = await ensureChromium();
  const rewriteRequestPath = (address: string) => address.slice(folder.length);
  const site = new Hono().use(`${folder}/*`, serveStatic({ root: files, rewriteRequestPath }));
  const server = await listen(site, 0, 'PORT');
  const browser = await chromium.launch(chromiumProgram);
  const open = (entry: Entry) => openEntry(browser, `${server.origin}${folder}/`, entry);

  const { entries } = JSON.parse(readFileSync(path.join(files, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const opened = [];
  for (const page of pages) opened.push(await open(page));
  opened.sort((one, other) => other.ms - one.ms);
  for (const { id, ms } of opened.slice(0, 5)) process.stdout.write(`${(ms / 1000).toFixed(2)} s  ${id}\n`);

  const failed = [...opened, await open(storyWithServices)].flatMap(({ id, errors }) =>
    errors.map((error) => `${id}: ${error}`),
  );
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

/**
 * Opens a page or a story in Storybook with an empty browser cache. Returns the time until it is visible, its errors,
 * and the files that the server lacks.
 */
async function openEntry(browser: Browser, site: string, { id, type }: Entry) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  const startedAt = Date.now();
  try {
    await page.goto(`${site}?path=/${type}/${id}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    const shown = type === 'docs' ? preview.getByRole('heading', { level: 1 }) : preview.getByRole('banner');
    await shown.first().waitFor({ timeout: 20_000 });
  } catch (error) {
    errors.push((error as Error).message);
  }
  const ms = Date.now() - startedAt;
  await context.close();
  return { id, ms, errors };
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
 * Opens each story in a window of its own size, like Storybook's frame. Returns what the banners of failed stories say
 * (`storybook/.storybook/showFailures.ts`).
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
