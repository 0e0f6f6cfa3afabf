import { existsSync, readFileSync } from 'node:fs';
import { contractLineOf } from '../../contracts/contractVersion.ts';
import { optionReference } from '../../contracts/options/optionReference.ts';
import { CommandError } from '../commandLine.ts';
import { sourceFiles, usesHeader } from '../sourceFiles.ts';
import { readLockfile } from './readLockfile.ts';
import { readOwner } from './readOwner.ts';

/** A page or app that mounts the header, as `grocer-header inventory --json` writes it. */
export interface MountedPage {
  /** Folder or address. */
  page: string;
  /** Who answers for it, as CODEOWNERS or package.json say. Missing if neither does. */
  owner?: string;
  /** How it mounts the header, such as `server`. */
  host: readonly string[];
  /** Versions of `@grocer/shared-contracts` that it uses; of an open page that shares none, its header's contract. */
  contracts: readonly string[];
  /** The contract lines of these versions. */
  lines: readonly string[];
  /** Version of the header that an open page shows. */
  header?: string | undefined;
  /** The options that its sources name, such as `flags.searchHistory`. */
  options: readonly string[];
  /** The origins from which its local override may load a header. */
  overrides: readonly string[];
}

const hostKinds: readonly [kind: string, source: RegExp][] = [
  ['server', /@grocer\/shared-contracts\/host\/server['"]/],
  ['federated', /@grocer\/shared-contracts\/host(\/build)?['"]/],
  ['React', /@grocer\/shared-contracts\/host\/react['"]/],
  ['plain', /@grocer\/shared-contracts\/host\/plain['"]/],
  ['one tag', /<grocer-header\b|\/header\.js\b/],
  ['federation as documented', /mf-manifest\.json\b/],
  ['includes', /<!--#include[^>]*fragments\/|<esi:include[^>]*fragments\//],
];

/**
 * Reads from an app's files how it mounts the header. Runs none of its code.
 * @throws CommandError if the folder has no header, or nothing tells the version of the package that its sources name
 */
export function readFolder(folder: string): MountedPage {
  if (!existsSync(folder)) throw new CommandError('there is no such folder');
  const texts = [...sourceFiles(folder)].map((file) => readFileSync(file, 'utf8'));
  const sources = texts.filter(usesHeader);
  const host = hostKinds.flatMap(([kind, source]) => (sources.some((text) => source.test(text)) ? kind : []));
  if (host.length === 0) throw new CommandError('no source file mounts the header');
  const contracts = readLockfile(folder);
  if (contracts.length === 0 && sources.some((text) => text.includes('@grocer/shared-contracts')))
    throw new CommandError(
      '@grocer/shared-contracts is in no lockfile and not installed: install it with the package manager',
    );
  return {
    page: folder,
    ...readOwner(folder),
    host,
    contracts,
    lines: [...new Set(contracts.map(contractLineOf))],
    options: findOptions(sources),
    overrides: findOverrides(sources),
  };
}

/** The options whose whole path is named in one source: each of its keys, such as `config`, `links` and `phone`. */
function findOptions(sources: readonly string[]): string[] {
  const keys = sources.map(
    (text) => new Set([...text.matchAll(/([a-z]\w*)['"]?\s*[:,}]/gi)].map(([, key]) => key)),
  );
  return optionReference()
    .map((option) => option.path)
    .filter((option) => keys.some((named) => option.split('.').every((key) => named.has(key))));
}

function findOverrides(sources: readonly string[]): string[] {
  const lists = sources.flatMap((text) => [
    ...text.matchAll(/\boverrides['"]?\s*[:=]\s*\{?\s*\[([^\]]*)\]/g),
  ]);
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/['"`]([^'"`]+)/g)].map(([, origin = '']) => origin),
  );
}
