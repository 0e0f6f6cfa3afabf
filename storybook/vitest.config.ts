import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../e2e/tools/stack/findChromium.ts';
import { emulateMedia } from './.storybook/emulateMedia.ts';
import { unitProjects } from './unitProjects.ts';
import { checkPicture, preparePictures, scriptsInFlight } from './visual-regression/checkPicture.ts';

const chromium = findChromium();
const dayjs = ['dayjs', 'dayjs/plugin/timezone.js', 'dayjs/plugin/utc.js'];

export default defineConfig({
  test: {
    // So that files run in the same order each time, not in that of their last durations.
    cache: false,
    projects: [
      // Uses all cores. By default Vitest leaves one free, which is half of a two-core machine.
      ...unitProjects.map((project) => ({ ...project, test: { ...project.test, maxWorkers: '100%' } })),
      {
        root: import.meta.dirname,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        // All third-party packages that stories import. If Vite finds one later, it reloads the page.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            ...[
              '@portabletext/react',
              ...dayjs,
              'jotai',
              'js-cookie',
              'ky',
              'lucide',
              'simple-icons',
              'country-flag-icons/react/3x2',
            ].map((name) => `@grocer/header-remote > ${name}`),
            '@grocer/shared-contracts > zod/mini',
            ...['graphql', 'hono', 'hono/cors', ...dayjs].map((name) => `@grocer/sandbox > ${name}`),
            'msw',
            'msw-storybook-addon/csf3',
          ],
        },
        test: {
          name: 'stories',
          // Limits for stories that hang.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: [path.join(import.meta.dirname, 'visual-regression/differencesPage.ts')],
          env: { PICTURES: process.env.PICTURES ?? 'all' },
          setupFiles: [path.join(import.meta.dirname, 'visual-regression/stories.setup.ts')],
          // One file after another, because emulated media features apply to the whole page.
          fileParallelism: false,
          // All in one page, because to load the modules again for each file takes nearly half of the time. Files other
          // than `stories.setup.ts` run once for all stories.
          isolate: false,
          // Documentation pages contain no stories to run.
          exclude: ['**/*.mdx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...chromium,
                args: [
                  ...(chromium?.args ?? []),
                  // Without this flag, edges such as a focus ring may differ after a partial redraw.
                  '--disable-partial-raster',
                  // Without this flag, Skia's rounding depends on the processor.
                  '--disable-skia-runtime-opts',
                ],
                // Restricts the fonts to those in this file.
                env: {
                  ...process.env,
                  // Fallback fonts are those of English, whatever the machine's locale is.
                  FC_LANG: 'en',
                  FONTCONFIG_FILE: path.join(import.meta.dirname, 'visual-regression/fonts.conf'),
                },
              },
              // Fixed, because pictures show dates and times.
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { emulateMedia, checkPicture, preparePictures, scriptsInFlight },
          },
        },
      },
    ],
  },
});
