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
  // Property tests generate hundreds of documents, which takes long on a busy machine.
  testTimeout: 60_000,
  exclude: ['**/node_modules/**', '**/dist/**'],
  // Processes style sheets that the pages for designers import as text.
  css: { include: /\?raw$/ },
  setupFiles: ['storybook/patience.setup.ts', 'header-remote/randomSeed.setup.ts'],
};

/**
 * Tests of state that exists once per page in a module (a container, a bus, a reported failure), or whose server
 * replaces globals: they need isolated modules.
 */
const oncePerPage = [
  'e2e/hosts/test-kit/*.test.tsx',
  'e2e/tools/stack/listen.test.ts',
  'shared-contracts/src/host/**/*.test.{ts,tsx}',
  'header-remote/src/app/**/*.test.{ts,tsx}',
  'header-remote/src/state/session/startSession.test.ts',
  'header-remote/src/ui/useHydrated.test.tsx',
];

const testFiles = [
  '{header-remote,shared-contracts,shell-host}/**/*.test.{ts,tsx}',
  '{e2e,storybook}/**/*.test.ts',
];

/**
 * Vitest starts a new process, which loads all modules again, wherever the next file has another environment. So the
 * files with a document are a project of their own.
 */
const withDocument = globSync(testFiles, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).filter(
  (file) => readFileSync(path.join(root, file), 'utf8').startsWith('// @vitest-environment jsdom'),
);

/** Tests without a browser. `pnpm mutants` runs them, too. */
export const unitProjects: TestProjectInlineConfiguration[] = [
  {
    ...unit,
    test: {
      ...unitTest,
      name: 'unit',
      include: testFiles,
      exclude: [...unitTest.exclude, ...oncePerPage, ...withDocument],
      // Modules are loaded once for all files instead of 2,900 times: tests run in a third of the time.
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
      // A thread for each file starts faster than a process.
      pool: 'threads',
      setupFiles: [...unitTest.setupFiles, 'storybook/supportedBrowser.setup.ts'],
    },
  },
];
