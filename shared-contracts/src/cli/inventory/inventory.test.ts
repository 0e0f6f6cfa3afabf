import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inventory } from './inventory.ts';
import type { MountedPage } from './readFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'grocer-inventory-'));
  mkdirSync(path.join(root, '.git'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Runs the command for folders of the repository. Returns its exit code and what it prints. */
async function run(folders: readonly string[], ...args: string[]) {
  const [print, fail] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  try {
    const code = await inventory([...folders.map((folder) => path.join(root, folder)), ...args]);
    return { code, printed: print?.mock.calls.join('') ?? '', failed: fail?.mock.calls.join('') };
  } finally {
    vi.restoreAllMocks();
  }
}

const readPages = async (...folders: string[]): Promise<MountedPage[]> =>
  JSON.parse((await run(folders, '--json')).printed);

const importOf = (host: string) => `import { x } from '@grocer/shared-contracts/host${host}';`;

test('an app in a workspace has its owner, kind of host, contract, options and override', async () => {
  write({
    CODEOWNERS: '* @grocer/all\n/apps/checkout/ @grocer/checkout # since May\n*.md @grocer/docs',
    'pnpm-lock.yaml': "packages:\n  '@grocer/shared-contracts@0.1.3(react@19.2.0)':\n    resolution: {}\n",
    'apps/checkout/src/page.ts': `${importOf('/server')}
      fragments(address, { options: { flags: { searchHistory: true }, navigate } });`,
    'apps/checkout/src/header.tsx': `${importOf('/react')}
      export const header = <HeaderSlot overrides={['http://localhost:4001']} />;`,
    'apps/checkout/node_modules/other/index.js': importOf('/plain'),
  });

  expect(await readPages('apps/checkout')).toEqual([
    {
      page: path.join(root, 'apps/checkout'),
      owner: '@grocer/checkout',
      host: ['server', 'React'],
      contracts: ['0.1.3'],
      lines: ['0.1'],
      options: ['flags.searchHistory', 'navigate'],
      overrides: ['http://localhost:4001'],
    },
  ]);
});

test.each([
  [
    'package-lock.json',
    '{ "packages": { "node_modules/@grocer/shared-contracts": { "version": "0.2.0" } } }',
  ],
  ['yarn.lock', '"@grocer/shared-contracts@^0.2.0":\n  version "0.2.0"\n  resolved "https://registry.test"'],
  ['yarn.lock', '"@grocer/shared-contracts@npm:^0.2.0":\n  version: 0.2.0\n  languageName: node'],
  ['bun.lock', '"@grocer/shared-contracts": ["@grocer/shared-contracts@0.2.0", "", {}, "sha512-"],'],
])('the contract is read from %s', async (lockfile, text) => {
  write({ [lockfile]: text, 'package.json': '{ "author": { "name": "Ada" } }', 'main.ts': importOf('') });

  expect(await readPages('.')).toMatchObject([
    { owner: 'Ada', host: ['federated'], contracts: ['0.2.0'], lines: ['0.2'] },
  ]);
});

test('the contract of a linked package is the installed one', async () => {
  write({
    'node_modules/@grocer/shared-contracts/package.json': '{ "version": "0.3.0" }',
    'pnpm-lock.yaml': "importers: { .: { '@grocer/shared-contracts': { version: link:../kit } } }",
    'main.ts': importOf('/plain'),
  });

  expect(await readPages('.')).toMatchObject([{ contracts: ['0.3.0'] }]);
});

test('a page with one tag needs no package; folders that cannot be read do not hide it', async () => {
  write({
    'tag/index.html': '<grocer-header></grocer-header>',
    'none/index.html': '<p>No header</p>',
    'fresh/main.ts': importOf('/plain'),
  });

  const { code, printed, failed } = await run(['gone', 'none', 'fresh', 'tag']);

  expect(code).toBe(1);
  expect(printed).toMatch(/^page +owner +host .*\n\S+tag +- +one tag +- +- +- +-\n$/);
  expect(failed).toContain('gone is left out: there is no such folder');
  expect(failed).toContain('none is left out: no source file mounts the header');
  expect(failed).toContain('fresh is left out: @grocer/shared-contracts is in no lockfile and not installed');
});
