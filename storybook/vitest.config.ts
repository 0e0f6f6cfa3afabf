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
    projects: [
      // Uses all cores. By default Vitest leaves one free, which is half of a machine with two.
      ...unitProjects.map((project) => ({ ...project, test: { ...project.test, maxWorkers: '100%' } })),
      {
        root: import.meta.dirname,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        // Every third-party package that stories import: one that Vite finds late reloads the page during a test.
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
          // A deadline for stories that hang. The story of hostile content takes half a minute on a busy machine.
          testTimeout: 60_000,
          globalSetup: [path.join(import.meta.dirname, 'visual-regression/differencesPage.ts')],
          env: { PICTURES: process.env.PICTURES ?? 'all' },
          setupFiles: [path.join(import.meta.dirname, 'visual-regression/stories.setup.ts')],
          // One file after the other, because emulated media features apply to the whole page.
          fileParallelism: false,
          // Documentation pages have no stories to run.
          exclude: ['**/*.mdx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...chromium,
                args: [
                  ...(chromium?.args ?? []),
                  // Without this flag an edge, such as a focus ring, may differ where only a part was drawn again.
                  '--disable-partial-raster',
                  // Without this flag Skia's rounding depends on the processor's instructions.
                  '--disable-skia-runtime-opts',
                ],
                // Allows only the fonts of this file, not the machine's others.
                env: {
                  ...process.env,
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
