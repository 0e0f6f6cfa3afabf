import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isFullMatrix } from './fixtures/shortForm.ts';
import { findChromium, wholeChromiumLaunchOptions } from './tools/stack/findChromium.ts';
import { firefoxLaunchOptions } from './tools/stack/findEngines.ts';

const browser = findChromium();

/** Name of this run's report. The test command runs Firefox apart from the other engines. */
const report = process.env.REPORT ?? 'e2e';

/** Specs that need nothing of Chromium alone, such as its DevTools protocol, touch and layout shifts. */
const firefoxSpecs = [
  'features/{amend-bar,content-cell,header-layout}.spec.ts',
  'loading/remote-down.spec.ts',
  'pages/{every-page,shop}.spec.ts',
];

/** Journeys on production builds. Each worker has its own three origins, so that faults do not affect other tests. */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/buildHosts.ts',
  outputDir: `../.cache/journeys/${report}`,
  // Webpack's output (the fragment, the hosts' servers) is loaded as it is: to compile it again takes seconds.
  build: { external: ['**/*.mjs'] },
  fullyParallel: true,
  forbidOnly: true,
  // Leaves out tests whose facts stories, unit tests or other journeys check as well.
  ...(!isFullMatrix && { grepInvert: /@full/ }),
  // One worker more than cores, because journeys wait for timers of the header. At most eight, because each has a
  // browser and three servers, and more would need gigabytes.
  workers: Math.min(8, availableParallelism() + 1),
  // Long deadlines, only for hanging tests: a busy machine may need seconds for one step.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `../.cache/test/${report}.json` }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // No trace by default, because it costs a third of the CPU time: use `playwright test --trace on` where needed.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      // `pnpm test` omits `engines` here: its journeys are short forms of journeys that only Chromium runs.
      testIgnore: ['specs/speech/**', ...(isFullMatrix ? [] : ['engines/**'])],
      use: { ...(browser && { launchOptions: browser }) },
    },
    {
      name: 'firefox',
      testMatch: isFullMatrix ? ['engines/**', ...firefoxSpecs] : 'engines/**',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefoxLaunchOptions(),
        // For a screenshot Playwright adds a style, which violates the pages' Content Security Policy.
        screenshot: 'off',
      },
    },
    // Driven by WebKit's own WebDriver server, so Playwright's fixture `page` is not available.
    { name: 'webkit', testMatch: 'engines/**' },
    // The browser as shoppers have it, whose back/forward cache the headless shell lacks.
    {
      name: 'whole-chromium',
      testMatch: 'resilience/back-forward-cache.spec.ts',
      use: { launchOptions: wholeChromiumLaunchOptions() },
    },
    // A screen reader reads a whole Chromium. Both run on a separate display, where keys are pressed.
    { name: 'speech', testMatch: 'specs/speech/**' },
  ],
});
