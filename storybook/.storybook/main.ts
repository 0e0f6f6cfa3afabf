import { createRequire } from 'node:module';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const require = createRequire(import.meta.url);

const config: StorybookConfig = {
  stories: ['../docs/**/*.mdx', '../../header-remote/src/**/*.stories.tsx'],
  // MSW's service worker, straight from its package: it has to be of the very version that speaks to it.
  staticDirs: [{ from: path.dirname(require.resolve('msw/mockServiceWorker.js')), to: '/' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // TypeScript 7 has no JavaScript API for the other reader of props.
  typescript: { reactDocgen: 'react-docgen' },
  // Workspaces read each other's TypeScript, without a build in between.
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@grocer/source', ...defaultClientConditions] },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
