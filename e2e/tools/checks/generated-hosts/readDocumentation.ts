import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Browser, FrameLocator } from 'playwright';
import { listen } from '../../stack/listen.ts';
import { pnpm, root, run } from '../../stack/processes.ts';

/** The files that the page's blocks of code show, in their order, after a block of commands. */
const fileNames = ['webpack.config.ts', 'main.tsx'];

/**
 * Builds the documentation as a site of its own, finds "Mount the header" on a phone by the site's search, and copies the
 * code for a federated app into a new folder. Returns the commands that the page names. @throws Error if a block is missing
 */
export async function readDocumentation(browser: Browser, folder: string): Promise<string[][]> {
  run([...pnpm, 'docs:build'], root);
  const files = path.join(root, 'storybook/dist-docs');
  const site = await listen(new Hono().use('*', serveStatic({ root: files })), 0, 'PORT');
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  try {
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Mount');
    await page.getByRole('option', { name: /Mount the header/ }).click();
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1, name: 'Mount the header' }).waitFor();
    const [commands = '', ...blocks] = await blocksBelow(preview, 'In a federated app');
    mkdirSync(folder);
    for (const [index, name] of fileNames.entries()) {
      const block = blocks[index];
      if (!block) throw new Error(`"Mount the header" shows no ${name}`);
      writeFileSync(path.join(folder, name), block);
    }
    return commands.split('\n').map((command) => command.split(' '));
  } finally {
    await page.close();
    await site.close();
  }
}

/**
 * The texts of the blocks of code between a heading and the next one. The site adds the blocks a moment after it has shown
 * the page.
 */
async function blocksBelow(preview: FrameLocator, heading: string): Promise<string[]> {
  await preview.locator('pre.prismjs').last().waitFor();
  return preview.locator('h2, pre.prismjs').evaluateAll((elements, name) => {
    const start = elements.findIndex(({ tagName, textContent }) => tagName === 'H2' && textContent === name);
    const rest = elements.slice(start + 1);
    const end = rest.findIndex(({ tagName }) => tagName === 'H2');
    return rest.slice(0, end).map(({ textContent }) => textContent.trim());
  }, heading);
}
