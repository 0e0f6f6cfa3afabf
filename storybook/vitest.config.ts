import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@grocer/source', 'module', 'browser', 'development', 'import'] },
        ssr: {
          resolve: {
            conditions: ['@grocer/source', 'node', 'import'],
            externalConditions: ['@grocer/source', 'node', 'import'],
          },
        },
        test: {
          name: 'unit',
          root: new URL('..', import.meta.url).pathname,
          include: ['{header-remote,shared-contracts,shell-host}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
