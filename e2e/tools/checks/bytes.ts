import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headerFederation } from '@grocer/shared-contracts/host/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildSync } from 'esbuild';
import type { Configuration } from 'webpack';
import { compile } from '../../../header-remote/release/compile.ts';
import { tagFile } from '../../../header-remote/release/completeVersion.ts';
import { common, versionFolder } from '../../../webpack.config.ts';
import { alignColumns } from './alignColumns.ts';

/** Fails if a brotli size exceeds its budget (decisions 7, 20, 24), or if entry, script or lazy chunks are missing. */

const host = federationHost(path.join(import.meta.dirname, '../../../.cache/bytes'));
await compile([host]);

const files = readdirSync(versionFolder);
const sizeOf = (file: string): number => brotliCompressSync(readFileSync(file)).length / 1024;
const sizeOfBuilt = (pattern: RegExp) => {
  const found = files.filter((file) => pattern.test(file));
  return found.reduce((sum, file) => sum + sizeOf(path.join(versionFolder, file)), 0);
};
const runtime = sizeOf(path.join(host.output?.path ?? '', 'federation.js'));
const entry = sizeOfBuilt(/^remoteEntry\.js$/);
const tag = sizeOf(path.join(versionFolder, '../stable', tagFile));
const script = sizeOfBuilt(/^widgets\.\w+\.js$/);
const style = sizeOfBuilt(/^widgets\.\w+\.css$/);
// Leaves out chunks with numbers as names: they are the header's own React, for hosts without React 19.
const lazy = files.filter((file) => /^(?!widgets\.|start\.)[a-z][a-z-]+\.\w+\.js$/.test(file));

const rows: [name: string, kb: number, budget?: number][] = [
  ['runtime of a federated host', runtime],
  ['header entry', entry],
  ['federation in such a host', runtime + entry, 26],
  ['script of one tag', tag, 7.1],
  ['style sheet, in the HTML', style, 8],
  ['header script, on intent', script, 22.4],
  ['start of signed-in pages', sizeOfBuilt(/^start\.\w+\.js$/), 2.3],
  ['connect and http', sizeOfBuilt(/^(connect|http)\.\w+\.js$/), 20.6],
  // The limit is 200 bytes: every browser runs the guard before it requests anything of the header.
  ['guard of older browsers', guardSize() / 1024, 200 / 1024],
  ...lazy.map((file): [string, number, number] => [
    `lazy: ${file.split('.')[0]}`,
    sizeOf(path.join(versionFolder, file)),
    20,
  ]),
];
const isOver = (kb: number, budget = Number.POSITIVE_INFINITY) => kb > budget;
const lines = rows.map(([name, kb, budget]) => {
  const limit = budget === undefined ? '' : `of ${Number(budget.toFixed(2))} KB`;
  return [name, kb.toFixed(2), limit, isOver(kb, budget) ? 'OVER BUDGET' : ''];
});
process.stdout.write(`${alignColumns(lines)}\n`);
const isWithin = !rows.some(([, kb, budget]) => isOver(kb, budget));
process.exitCode = isWithin && lazy.length > 0 && entry > 0 && script > 0 ? 0 : 1;

/** A host that contains only the federation runtime, to measure its size. */
function federationHost(folder: string): Configuration {
  return {
    ...common('e2e'),
    name: 'federation-host',
    entry: { federation: './tools/checks/federationHost.ts' },
    output: { path: folder, filename: '[name].js', uniqueName: 'weight', clean: true },
    plugins: [new ModuleFederationPlugin(headerFederation({ name: 'weight' }))],
  };
}

/** The brotli size of the script that checks whether the browser is supported. Bytes. */
function guardSize(): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents:
        "import { isSupportedBrowser } from './supportedBrowser.ts'; globalThis.g = isSupportedBrowser;",
      resolveDir: path.join(import.meta.dirname, '../../../shared-contracts/src/host/shared'),
    },
    bundle: true,
    minify: true,
    treeShaking: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}
