import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { differenceText } from './differenceText.ts';
import { type MadeWith, machineDifference } from './madeWith.ts';
import { findings, pictureOf, references, runBy } from './picturePaths.ts';
import { findDifference, readPixels, writeWebp } from './pixels.ts';
import type { Area } from './visibleArea.ts';

/**
 * Compares a picture of the area with the story's reference picture. Saves both if they differ. Runs in Node.
 * @returns what to tell the developer, or undefined if the pictures look the same
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
  await saveBrowser({ chromium, platform: process.platform });
  return differenceText(difference, machineDifference(chromium));
};

/** Playwright's own screenshot takes three times as long, because it waits for what `preparePage` has waited for. */
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

/** Replaces what an earlier run found. */
async function save(
  kind: 'before' | 'after' | 'difference',
  name: string,
  pixels: Parameters<typeof writeWebp>[0] | undefined,
): Promise<void> {
  const file = path.join(findings, kind, name);
  if (!pixels) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await writeWebp(pixels));
}

/** Becomes that of the reference pictures when these are accepted. */
const saveBrowser = (browser: MadeWith) => writeFile(runBy, `${JSON.stringify(browser, null, 2)}\n`);

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkPicture: (story: string, area: Area) => Promise<string | undefined>;
  }
}
