import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionOf } from '../../../../storybook/docs/reference/versionOf.ts';

export const root = path.join(import.meta.dirname, '../../../..');
const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');

/** `{ react: '19.3.1' }`: tools in the versions of the workspace. */
export const inCatalog = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(catalog, name)]));

/** The TypeScripts that page teams may have, by the names under which they are installed beside each other. */
export const typescripts: Record<string, string> = {
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-6': 'npm:typescript@6.0.3',
  'typescript-7': `npm:typescript@${versionOf(catalog, 'typescript')}`,
};

/** Entry points whose declarations import those of a tool that itself does not support an old TypeScript. */
export const newerTypescriptOnly: Record<string, string[]> = {
  // MSW 3's declarations do not compile with 5.4.
  'typescript-5.4': ['@grocer/sandbox/msw'],
};

/** The lowest version of zod in the contract package's range. */
export const lowestZod = '4.1.0';

export const pnpm = ['npx', '-y', 'pnpm@12'];
export const yarn = 'node_modules/@yarnpkg/cli-dist/bin/yarn.js';
export const verdaccio = 'node_modules/verdaccio/bin/verdaccio';

/** Installs the registry, and yarn, which Node does not bring. They are not part of the workspace: 300 packages. */
export function installTools(folder: string): void {
  writeJson(path.join(folder, 'package.json'), {
    private: true,
    dependencies: { verdaccio: '6.10.4', '@yarnpkg/cli-dist': '4.18.1' },
  });
  // Verdaccio asks for a tag of node-fetch, `cjs`, that mirrors of npm do not have.
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    "overrides:\n  'verdaccio-audit>node-fetch': 2.7.0\n",
  );
  run([...pnpm, 'install', '--prefer-offline', '--ignore-scripts', '--silent'], folder);
}

export function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Runs a program and returns what it printed. @throws Error with its output if it fails */
export function run(
  [program = '', ...args]: string[],
  cwd: string,
  variables: NodeJS.ProcessEnv = {},
): string {
  const { NODE_OPTIONS: _conditions, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...env, ...variables },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} in ${cwd}\n${stdout}${stderr}`);
  return stdout;
}
