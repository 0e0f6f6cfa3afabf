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
    // MSW's service worker is served from its package, because it must have the library's version.
    { from: path.dirname(require.resolve('msw/mockServiceWorker.js')), to: '/' },
    { from: './brand', to: '/brand' },
    { from: '../pictures', to: '/pictures' },
    { from: '../docs/designers/code/tokens.json', to: '/tokens.json' },
    { from: header.resolve(`@fontsource-variable/figtree/files/${figtree}`), to: `/brand/${figtree}` },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The alternative, react-docgen-typescript, needs a JavaScript API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Resolves the workspaces to their TypeScript sources, without a build in between.
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@grocer/source', ...defaultClientConditions] },
  }),
  // Writes `manifests/` for agents. Storybook's MCP server, which reads it, is a preview yet, and not installed.
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
