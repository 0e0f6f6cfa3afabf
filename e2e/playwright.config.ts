import { defineConfig } from '@playwright/test';
import { findChromium } from './stack/findChromium.ts';

const browser = findChromium();

/** Journeys on production builds: each worker has three origins of its own, so faults of one test are no other's. */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/buildHosts.ts',
  outputDir: '../.cache/e2e',
  // What webpack built (the fragment, the servers of hosts) is read as it is: compiled again it takes seconds each time.
  build: { external: ['**/*.mjs'] },
  fullyParallel: true,
  forbidOnly: true,
  // What passes at the second try only is named at the end: a race to be mended, but no reason to stop everybody.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/test/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every journey costs a third of the processor's time: `playwright test --trace on` where one is needed.
    screenshot: 'only-on-failure',
    ...(browser && { launchOptions: { executablePath: browser.executablePath, args: browser.args } }),
  },
});
