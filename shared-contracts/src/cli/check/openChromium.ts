import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserType } from 'playwright-core';
import { importFile } from '../../host/server/importFile.ts';
import { CommandError } from '../commandLine.ts';

/**
 * Starts Chromium with the Playwright that is installed in the current folder, else with that beside this package.
 * `browser` is the path of a program, or the name of an installed browser such as `chrome`.
 * @throws CommandError that says what to install
 */
export async function openChromium(browser = ''): Promise<Browser> {
  const chromium = await loadChromium();
  const isPath = /[\\/]/.test(browser);
  const settings = isPath
    ? { executablePath: path.resolve(browser) }
    : { ...(browser && { channel: browser }) };
  return chromium.launch(settings).catch(({ message }: Error) => {
    const [reason] = message.split('\n');
    throw new CommandError(
      `Chromium did not start: ${reason}\nRun npx playwright-core install chromium, or give --browser chrome`,
    );
  });
}

type Playwright = { chromium: BrowserType };

async function loadChromium(): Promise<BrowserType> {
  for (const folder of [`${process.cwd()}/`, import.meta.filename]) {
    for (const name of ['playwright-core', 'playwright', '@playwright/test']) {
      try {
        const file = pathToFileURL(createRequire(folder).resolve(name)).href;
        const module = (await importFile(file)) as Playwright & { default?: Playwright };
        return (module.default ?? module).chromium;
      } catch {
        // This package is not installed there; tries the next one.
      }
    }
  }
  throw new CommandError(
    'check needs Playwright: npm install --save-dev playwright-core && npx playwright-core install chromium',
  );
}
