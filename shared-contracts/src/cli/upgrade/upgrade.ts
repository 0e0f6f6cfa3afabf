import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractLineOf, contractVersion } from '../../contracts/contractVersion.ts';
import { type OptionMove, optionMoves } from '../../contracts/options/optionMoves.ts';
import { CommandError, readArguments } from '../commandLine.ts';
import { sourceFiles, usesHeader } from '../inventory/readFolder.ts';

const usage = 'grocer-header upgrade [<folder>] [--dry-run]';
const help = `Brings a page to the contract of this version of the package (npx @grocer/shared-contracts@<version> upgrade):
raises the dependency in package.json, and renames the options that have moved since.

  <folder>   the app, with its package.json; default: this folder
  --dry-run  says what would change, and changes nothing`;

const options = { 'dry-run': { type: 'boolean', default: false } } as const;

/** Runs the command. Returns its exit code: 1 if something remains to be done by hand. @throws CommandError */
export async function upgrade(args: string[], moves = optionMoves): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, help, options });
  const folder = positionals[0] ?? '.';
  const write = values['dry-run'] ? () => {} : writeFileSync;
  const from = raiseDependency(path.join(folder, 'package.json'), write);
  const since = moves.filter(
    ({ line }) => line.localeCompare(contractLineOf(from), 'en', { numeric: true }) > 0,
  );
  const texts = [...sourceFiles(folder)].map((file) => ({ file, before: readFileSync(file, 'utf8') }));
  const done: string[] = [];
  const remaining: string[] = [];
  for (const { file, before } of texts.filter(({ before }) => usesHeader(before))) {
    const after = since.reduce((text, move) => moveOption(text, move), before);
    if (after !== before) write(file, after);
    if (after !== before) done.push(`  ${path.relative(folder, file)}`);
    for (const { from: option } of since.filter(({ to }) => to === null))
      if (keyOf(option).test(after)) remaining.push(`  ${path.relative(folder, file)}: ${option} has gone`);
  }
  const list = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
  const text = [
    `@grocer/shared-contracts ${from} → ${contractVersion}${values['dry-run'] ? ' (nothing is written)' : ''}`,
    ...list('Options are renamed in', done),
    ...list('Remove by hand, with what depends on it:', remaining),
    'Now install the packages, and run npx @grocer/shared-contracts check <address of your page>',
  ];
  process.stdout.write(`${text.join('\n')}\n`);
  return remaining.length > 0 ? 1 : 0;
}

const dependency = /("@grocer\/shared-contracts":\s*")([^"]*)(")/;

/** Raises the version of the package that an app depends on. Returns the one before. */
function raiseDependency(file: string, write: typeof writeFileSync): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, , range = ''] = dependency.exec(text) ?? [];
  const [version] = /\d+\.\d+\.\d+/.exec(range) ?? [];
  if (version === undefined)
    throw new CommandError(`${file} has no version of @grocer/shared-contracts: install it first`);
  write(file, text.replace(dependency, `$1^${contractVersion}$3`));
  return version;
}

const keyOf = (option: string) => new RegExp(`\\b${option.split('.').at(-1)}(?=['"]?\\s*:)`, 'g');

/** Renames the last key of an option in a source that names each key of its path. */
function moveOption(text: string, { from, to }: OptionMove): string {
  if (to === null || !from.split('.').every((key) => keyOf(key).test(text))) return text;
  return text.replace(keyOf(from), to.split('.').at(-1) ?? '');
}
