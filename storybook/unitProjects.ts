import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

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
  // Property tests with hundreds of documents take long on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  exclude: ['**/node_modules/**', '**/dist/**'],
  // Processes style sheets that the designers' pages import as text.
  css: { include: /\?raw$/ },
  setupFiles: ['storybook/patience.setup.ts', 'header-remote/randomSeed.setup.ts'],
};

/**
 * Tests that need isolated modules: their modules have state that exists once per page (a container, a bus, a
 * reported failure), or their server replaces globals.
 */
const oncePerPage = [
  'e2e/hosts/test-kit/*.test.tsx',
  'shared-contracts/src/host/**/*.test.{ts,tsx}',
  'header-remote/src/app/**/*.test.{ts,tsx}',
  'header-remote/src/state/session/startSession.test.ts',
  'header-remote/src/ui/useHydrated.test.tsx',
];

/** Only in `pnpm test:full`: reading the types of all components takes ten core-seconds. */
const onlyInFull = process.env.MATRICES === 'full' ? [] : ['storybook/manifest.test.ts'];

const testFiles = [
  '{header-remote,shared-contracts,shell-host}/**/*.test.{ts,tsx}',
  '{e2e,storybook}/**/*.test.ts',
];

/**
 * Test files that need a document. A separate project, because Vitest would start a new process, and load all
 * modules again, wherever the environment changes from one file to the next.
 */
const withDocument = globSync(testFiles, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).filter(
  (file) => readFileSync(path.join(root, file), 'utf8').startsWith('// @vitest-environment jsdom'),
);

/** Tests without a browser. `pnpm mutants` also runs them. */
export const unitProjects: TestProjectInlineConfiguration[] = [
  {
    ...unit,
    test: {
      ...unitTest,
      name: 'unit',
      include: testFiles,
      exclude: [...unitTest.exclude, ...oncePerPage, ...withDocument, ...onlyInFull],
      // Loads modules once for all files instead of 2,900 times, which makes the tests three times as fast.
      isolate: false,
    },
  },
  {
    ...unit,
    test: {
      ...unitTest,
      name: 'unit-document',
      include: withDocument,
      exclude: [...unitTest.exclude, ...oncePerPage],
      isolate: false,
    },
  },
  {
    ...unit,
    test: {
      ...unitTest,
      name: 'unit-once-per-page',
      include: oncePerPage,
      // Threads start faster than processes.
      pool: 'threads',
      setupFiles: [...unitTest.setupFiles, 'storybook/supportedBrowser.setup.ts'],
    },
  },
];
