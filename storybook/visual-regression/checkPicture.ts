import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page, Request } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import {
  differencesFile,
  findings,
  machineDifference,
  pictureOf,
  references,
  root,
  runBy,
} from './pictures.ts';
import { type Difference, findDifference, type Pixels, readPixels, writeWebp } from './pixels.ts';
import type { Area } from './preparePage.ts';

/**
 * Compares a screenshot of the area with the story's reference picture. Saves both and their difference if they differ,
 * or only the screenshot if there is no reference picture. Runs in Node.
 * @returns a message for the developer, or undefined if the pictures look the same
 */
export const checkPicture: BrowserCommand<[story: string, area: Area]> = async (
  { page, testPath = '' },
  story,
  area,
) => {
  const name = pictureOf(testPath, story);
  const reference = path.join(references, name);
  const after = await readPixels(await capture(page, area));
  const before = existsSync(reference) ? await readPixels(reference) : undefined;
  const difference = before && findDifference(before, after);
  await Promise.all([
    save('before', name, difference && before),
    save('after', name, before && !difference ? undefined : after),
    save('difference', name, difference?.picture),
  ]);
  if (before && !difference) return undefined;
  const chromium = page.context().browser()?.version() ?? '';
  // Records this run's browser. When the pictures are accepted, it becomes the reference pictures' browser.
  await writeFile(runBy, `${JSON.stringify({ chromium, platform: process.platform }, null, 2)}\n`);
  return differenceText(difference, machineDifference(chromium));
};

/** Takes a screenshot through DevTools. Playwright's own takes three times as long: it waits again. */
async function capture(page: Page, area: Area): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    clip: { ...area, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Saves a picture, or removes an earlier run's picture. */
async function save(
  kind: 'before' | 'after' | 'difference',
  name: string,
  pixels: Pixels | undefined,
): Promise<void> {
  const file = path.join(findings, kind, name);
  if (!pixels) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await writeWebp(pixels));
}

/**
 * Message to a developer about a story whose picture differs or does not exist.
 * @param machine the result of `machineDifference`
 */
export function differenceText(difference: Difference | undefined, machine: string): string {
  const page = path.relative(root, differencesFile);
  if (!difference)
    return `The story has no reference picture. Look at its picture in ${page}, then run: npx -y pnpm@12 pictures:accept`;
  const pixels = difference.count === undefined ? 'in size' : `in ${difference.count} pixels`;
  return `${machine}The story differs from its reference picture ${pixels}. Look at ${page}. To accept it, run: npx -y pnpm@12 pictures:accept`;
}

/**
 * Tracks the page's script requests, and moves the pointer off the page: in a new page it is in the corner,
 * where it could hover over an element. Runs in Node.
 */
export const preparePictures: BrowserCommand<[]> = async ({ page }) => {
  if (!scripts.has(page)) {
    const inFlight = new Set<Request>();
    page.on('request', (request) => request.resourceType() === 'script' && inFlight.add(request));
    const end = (request: Request) => void inFlight.delete(request);
    page.on('requestfinished', end).on('requestfailed', end);
    scripts.set(page, inFlight);
  }
  await page.mouse.move(-1, -1);
};

/** Number of scripts that are loading, which the page itself cannot tell. Runs in Node. */
export const scriptsInFlight: BrowserCommand<[]> = ({ page }) => scripts.get(page)?.size ?? 0;

const scripts = new WeakMap<Page, Set<Request>>();

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkPicture: (story: string, area: Area) => Promise<string | undefined>;
    preparePictures: () => Promise<void>;
    scriptsInFlight: () => Promise<number>;
  }
}
