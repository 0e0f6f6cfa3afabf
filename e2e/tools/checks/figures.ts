import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { alignColumns } from './alignColumns.ts';

const root = path.join(import.meta.dirname, '../../..');
const listFiles = ['ls-files', '--cached', '--others', '--exclude-standard'];

/** The repository's files. */
export const files = execFileSync('git', listFiles, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** The texts of code and documents, by file. */
export const texts: ReadonlyMap<string, string> = new Map(
  files
    .filter((file) => /\.(tsx?|css|mdx?)$|docs\/reference\/\w+\.json$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

const those = (pattern: RegExp) => [...texts].filter(([file]) => pattern.test(file));
const count = (found: RegExp, among: [file: string, text: string][]) =>
  among.reduce((sum, [, text]) => sum + (text.match(found)?.length ?? 0), 0);
const code = those(/\.(tsx?|css)$/);
const shipped = code
  .filter(([file]) => /^((header-remote|shared-contracts)\/src|shell-host)\//.test(file))
  .filter(([file]) => !/\.(test|stories|fixtures)\.|\/testing\//.test(file));
const chunks = shipped.flatMap(([, text]) => text.match(/(?<=webpackChunkName: ["'])[\w-]+/g) ?? []);

/** Figures of the repository's size, to compare with earlier ones. They have no limits. */
export const figures: Readonly<Record<string, number>> = {
  'lines of code': count(/\n/g, code),
  'shipped lines': count(/\n/g, shipped),
  'words of documents': count(/\S+/g, those(/\.mdx?$/)),
  'words of rules': count(/\S+/g, those(/^storybook\/docs\/behaviour\/.*\.mdx$/)),
  'references to rules': count(/\bbehaviour\/[a-z-]+#/g, code),
  'named chunks': new Set(chunks).size,
  'module-level let': count(/^(export )?let /gm, shipped),
};

if (import.meta.main)
  process.stdout.write(`${alignColumns(Object.entries(figures).map((row) => row.map(String)))}\n`);
