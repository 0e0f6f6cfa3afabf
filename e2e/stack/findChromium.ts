import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export type Chromium = { executablePath: string; args: string[] };

/**
 * The browser of every browser test: `CHROMIUM_PATH`, else the system's own, else Playwright's. Undefined when there is
 * none. The arguments keep it quiet, and let it run as root and in a container with little shared memory.
 */
export const findChromium = (): Chromium | undefined => {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const executablePath = places.find((place) => place && existsSync(place));
  return executablePath ? { executablePath, args } : undefined;
};

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
