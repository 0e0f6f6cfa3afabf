import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { hostsFolder } from './hostsFolder.ts';
import { islandBuilds, islandName } from './island/islandBuilds.ts';
import { reactCopy } from './rspackParts.ts';

/**
 * Builds every compatible host with its own build tool, against the contract package as npm publishes it: run it
 * without the condition `@grocer/source`. A build is reused until one of its sources changes.
 */
const here = import.meta.dirname;
const root = path.join(here, '../..');
const folder = hostsFolder();

if (!existsSync(folder)) {
  const startedAt = Date.now();
  packContracts();
  const incoming = `${folder}.${process.pid}`;
  await build(incoming).catch(async (error) => {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  });
  await replaceWith(incoming);
  process.stdout.write(`Hosts built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

function packContracts(): void {
  execFileSync('npm', ['run', 'build', '--silent'], {
    cwd: path.join(root, 'shared-contracts'),
    stdio: 'inherit',
  });
}

async function build(target: string): Promise<void> {
  const at = (name: string) => path.join(target, name);
  // Imported only now, because the tools and the hosts' configurations import the built contract package.
  const { withRspack, withVite, withWebpack } = await import('./buildWith.ts');
  const { default: webpackHost } = await import('./federated/webpack.config.ts');
  const { default: documentedHost } = await import('./as-documented/webpack.config.ts');
  const { default: pinnedHost } = await import('./as-documented/pinned.config.ts');
  const { default: rspackHost } = await import('./federated/rspack.config.ts');
  const { default: twoReacts } = await import('./two-reacts/rspack.config.ts');
  const { nameOf, olderReact, olderReacts } = await import('./older-react/rspack.config.ts');
  const { island } = await import('./island/rspack.config.ts');

  await Promise.all([
    withWebpack(webpackHost, at('webpack')),
    withWebpack(documentedHost, at('as-documented')),
    withWebpack(pinnedHost, at('as-documented-pinned')),
  ]);
  await withRspack([rspackHost], at('rspack'));
  await withRspack(twoReacts, at('two-reacts'));
  for (const variant of olderReacts) await withRspack([olderReact(variant)], at(nameOf(variant)));
  for (const variant of islandBuilds) await withRspack(island(variant), at(islandName(variant)));
  await withVite(path.join(here, 'federated/vite.config.ts'), at('vite'));
  const react = (name: string, changes?: InlineConfig) =>
    withVite(path.join(here, 'react/vite.config.ts'), at(name), changes);
  await react('react-19');
  // Real apps have these versions in their package.json instead. Next.js contains a canary of React.
  await react('react-18', { resolve: { alias: reactCopy('18') } });
  await react('react-canary', { resolve: { alias: reactCopy('canary') } });
  await react('pinned', { root: path.join(here, 'pinned') });
  for (const name of ['plain-html', 'one-tag'])
    await cp(path.join(here, name), at(name), { recursive: true });
  const federated = ['webpack', 'as-documented', 'as-documented-pinned', 'rspack', 'two-reacts'];
  for (const name of [...federated, ...olderReacts.map(nameOf)]) {
    await cp(path.join(here, 'page/index.html'), path.join(at(name), 'index.html'));
  }
}

/**
 * Moves the build into place in one step, so that a parallel run finds all hosts or none, and removes older builds.
 */
async function replaceWith(incoming: string): Promise<void> {
  const stored = path.dirname(folder);
  await rename(incoming, folder);
  const olderBuilds = (await readdir(stored)).filter((name) => name !== path.basename(folder));
  await Promise.all(olderBuilds.map((name) => rm(path.join(stored, name), { recursive: true, force: true })));
}
