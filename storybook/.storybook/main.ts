import { createRequire } from 'node:module';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const require = createRequire(import.meta.url);
const header = createRequire(new URL('../../header-remote/package.json', import.meta.url));
const figtree = 'figtree-latin-wght-normal.woff2';

const config: StorybookConfig = {
  stories: ['../docs/**/*.mdx', '../../header-remote/src/**/*.stories.tsx'],
  staticDirs: [
    // Serves MSW's service worker from its package, because worker and library must have the same version.
    { from: path.dirname(require.resolve('msw/mockServiceWorker.js')), to: '/' },
    { from: './brand', to: '/brand' },
    { from: '../pictures', to: '/pictures' },
    { from: '../docs/designers/code/tokens.json', to: '/tokens.json' },
    { from: header.resolve(`@fontsource-variable/figtree/files/${figtree}`), to: `/brand/${figtree}` },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The alternative, react-docgen-typescript, needs a JavaScript API that TypeScript 7 lacks.
  typescript: { reactDocgen: 'react-docgen' },
  // Resolves workspaces to their TypeScript sources, so that no build is needed.
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@grocer/source', ...defaultClientConditions] },
  }),
  // Writes `manifests/` for AI agents. Storybook's MCP server, still a preview, is not installed.
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
