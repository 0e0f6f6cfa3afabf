import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../e2e/stack/findChromium.ts';
import { emulateMedia } from './.storybook/emulateMedia.ts';

const root = path.join(import.meta.dirname, '..');

const unit = {
  resolve: { conditions: ['@grocer/source', 'module', 'browser', 'development', 'import'] },
  ssr: {
    resolve: {
      conditions: ['@grocer/source', 'node', 'import'],
      externalConditions: ['@grocer/source', 'node', 'import'],
    },
  },
};

const unitTest = {
  root,
  // Property tests draw hundreds of documents; a busy machine takes its time.
  testTimeout: 60_000,
  exclude: ['**/node_modules/**', '**/dist/**'],
};

/** What stands once for a page (a container, a bus, a failure that was told) stands in its module: these files have modules of their own. */
const oncePerPage = [
  'shared-contracts/src/host/**/*.test.{ts,tsx}',
  'header-remote/src/app/*.test.{ts,tsx}',
  'header-remote/src/state/startSession.test.ts',
  'header-remote/src/ui/useHydrated.test.tsx',
];

export default defineConfig({
  test: {
    projects: [
      {
        ...unit,
        test: {
          ...unitTest,
          name: 'unit',
          include: ['{header-remote,shared-contracts,shell-host}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
          exclude: [...unitTest.exclude, ...oncePerPage],
          // Modules are read once for all files instead of 2,900 times: a third of the time.
          isolate: false,
        },
      },
      { ...unit, test: { ...unitTest, name: 'unit-once-per-page', include: oncePerPage } },
      {
        root: import.meta.dirname,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        // Every third-party package that a story reaches: one found late reloads the page under a running test.
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
              'jotai',
              'js-cookie',
              'ky',
              'lucide',
              'react-error-boundary',
              'simple-icons',
              ...['AU', 'CN', 'DE', 'ES', 'FR', 'GB', 'GR', 'IE', 'IN', 'IT', 'NZ', 'ZA'].map(
                (country) => `country-flag-icons/react/3x2/${country}`,
              ),
            ].map((name) => `@grocer/header-remote > ${name}`),
            '@grocer/shared-contracts > zod/mini',
            ...['graphql', 'hono', 'hono/cors'].map((name) => `@grocer/sandbox > ${name}`),
            'msw',
            'msw-storybook-addon/csf3',
          ],
        },
        test: {
          name: 'stories',
          retry: 1,
          // One after the other: the reader's settings that a story asks for hold for the whole page.
          fileParallelism: false,
          // Pages of words have nothing to run.
          exclude: ['**/*.mdx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { ...findChromium() } }),
            instances: [{ browser: 'chromium' }],
            commands: { emulateMedia },
          },
        },
      },
    ],
  },
});
