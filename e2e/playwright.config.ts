import { defineConfig } from '@playwright/test';
import { findChromium } from './stack/findChromium.ts';

const browser = findChromium();

/** Journeys on production builds. Each worker has its own three origins, so that faults do not affect other tests. */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/buildHosts.ts',
  outputDir: '../.cache/e2e',
  // Webpack's output (the fragment, the hosts' servers) is loaded as it is: compiling it again takes seconds each
  // time.
  build: { external: ['**/*.mjs'] },
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only at the second try is listed at the end: a race to fix, but no reason to fail the run.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/test/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // No trace by default, because it costs a third of the CPU time: use `playwright test --trace on` where needed.
    screenshot: 'only-on-failure',
    ...(browser && { launchOptions: { executablePath: browser.executablePath, args: browser.args } }),
  },
});
