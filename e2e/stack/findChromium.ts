import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export type Chromium = { executablePath: string; args: string[] };

/** The same engine without windows: a journey takes two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/**
 * The browser of every browser test: `CHROMIUM_PATH`, else the system's own, else Playwright's. Undefined when there is
 * none. The arguments keep it quiet, let it run as root and in a container with little shared memory, and make letters as
 * wide as on a screen of high density.
 */
export const findChromium = (): Chromium | undefined =>
  firstOf([process.env.CHROMIUM_PATH, shell, whole, chromium.executablePath()]);

/** The browser for benchmarks: with windows, where there is one, as a shopper's is. */
export const findShoppersChromium = (): Chromium | undefined =>
  firstOf([process.env.CHROMIUM_PATH, whole, chromium.executablePath(), shell]);

/** The browser that was asked for, or the quickest one. */
export const findQuickestChromium = (): Chromium | undefined => firstOf([process.env.CHROMIUM_PATH, shell]);

function firstOf(places: (string | undefined)[]): Chromium | undefined {
  const executablePath = places.find((place) => place && existsSync(place));
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
