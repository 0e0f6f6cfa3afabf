import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export type Chromium = { executablePath: string; args: string[] };

/** The headless shell: the same engine without windows. It runs journeys in two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/**
 * Finds the browser for all browser tests: `CHROMIUM_PATH`, else the system's, else Playwright's. Undefined if there
 * is none. Its arguments disable background traffic, let it run as root and in a container with little shared memory,
 * and disable font hinting, so that text is as wide as on a high-density screen.
 */
export const findChromium = (): Chromium | undefined =>
  firstOf([process.env.CHROMIUM_PATH, shell, whole, chromium.executablePath()]);

/** Finds the browser for benchmarks: the full browser, as shoppers have it, if there is one. */
export const findShoppersChromium = (): Chromium | undefined =>
  firstOf([process.env.CHROMIUM_PATH, whole, chromium.executablePath(), shell]);

/** Finds the browser of `CHROMIUM_PATH`, else the headless shell. */
export const findQuickestChromium = (): Chromium | undefined => firstOf([process.env.CHROMIUM_PATH, shell]);

/** Playwright's options of the full browser, without a window but with its back/forward cache. */
export const wholeChromiumLaunchOptions = () => ({
  executablePath: whole,
  args: [...args, '--headless=new'],
  ignoreDefaultArgs: ['--headless', '--disable-back-forward-cache'],
});

export const hasWholeChromium = (): boolean => existsSync(whole);

function firstOf(paths: (string | undefined)[]): Chromium | undefined {
  const executablePath = paths.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args } : undefined;
}

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
