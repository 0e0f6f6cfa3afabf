import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractLineOf, contractVersion } from '../../contracts/contractVersion.ts';
import { type OptionMove, optionMoves } from '../../contracts/options/optionMoves.ts';
import { CommandError, readArguments } from '../commandLine.ts';
import { sourceFiles, usesHeader } from '../sourceFiles.ts';

const usage = 'grocer-header upgrade [<folder>] [--dry-run] [--dirty]';
const help = `Brings a page to the contract of this version of the package (npx @grocer/shared-contracts@<version> upgrade):
raises the dependency in package.json, and renames the options that have moved since.

  <folder>   the app, with its package.json; default: this folder
  --dry-run  prints what would change, and changes nothing
  --dirty    also writes where git has changes that are not committed`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  dirty: { type: 'boolean', default: false },
} as const;

interface Edit {
  file: string;
  before: string;
  after: string;
}

/** Runs the command. Returns its exit code: 1 if something remains to be done by hand. @throws CommandError */
export async function upgrade(args: string[], moves = optionMoves): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, help, options });
  const folder = positionals[0] ?? '.';
  const { from, ...manifest } = raiseDependency(path.join(folder, 'package.json'));
  const edits: Edit[] = [manifest];
  const since = moves.filter(
    ({ line }) => line.localeCompare(contractLineOf(from), 'en', { numeric: true }) > 0,
  );
  const texts = [...sourceFiles(folder)].map((file) => ({ file, before: readFileSync(file, 'utf8') }));
  const done: string[] = [];
  const remaining: string[] = [];
  for (const { file, before } of texts.filter(({ before }) => usesHeader(before))) {
    const after = since.reduce((text, move) => moveOption(text, move), before);
    edits.push({ file, before, after });
    if (after !== before) done.push(`  ${path.relative(folder, file)}`);
    for (const { from: option } of since.filter(({ to }) => to === null))
      if (keyOf(option).test(after)) remaining.push(`  ${path.relative(folder, file)}: ${option} has gone`);
  }
  const changed = edits.filter(({ before, after }) => before !== after);
  if (!values['dry-run']) writeEdits(folder, changed, values.dirty);
  const list = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
  const text = [
    `@grocer/shared-contracts ${from} → ${contractVersion}${values['dry-run'] ? ' (nothing is written)' : ''}`,
    ...list('Options are renamed in', done),
    ...list('Remove by hand, with what depends on it:', remaining),
    ...(values['dry-run'] ? changed.flatMap((edit) => diffOf(folder, edit)) : []),
    'Now install the packages, and run npx @grocer/shared-contracts check <address of your page>',
  ];
  process.stdout.write(`${text.join('\n')}\n`);
  return remaining.length > 0 ? 1 : 0;
}

const dependency = /("@grocer\/shared-contracts":\s*"\D*)(\d+\.\d+\.\d+[^"]*)(")/;

/** Raises the version of the package that an app depends on, and keeps a `^`. `from` is the previous version. */
function raiseDependency(file: string): Edit & { from: string } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, , from] = dependency.exec(text) ?? [];
  if (from === undefined)
    throw new CommandError(`${file} has no version of @grocer/shared-contracts: install it first`);
  if (from.localeCompare(contractVersion, 'en', { numeric: true }) > 0)
    throw new CommandError(
      `${file} has @grocer/shared-contracts ${from}, which is newer than this command: npx @grocer/shared-contracts@${from} upgrade`,
    );
  return { file, from, before: text, after: text.replace(dependency, `$1${contractVersion}$3`) };
}

/** Writes all edits, or none. @throws CommandError if the folder has uncommitted changes, unless `mayBeDirty` */
function writeEdits(folder: string, edits: readonly Edit[], mayBeDirty: boolean): void {
  if (edits.length > 0 && !mayBeDirty && gitChanges(folder) !== '')
    throw new CommandError(`${folder} has changes that are not committed: commit them, or add --dirty`);
  for (const { file, after } of edits) writeFileSync(file, after);
}

/** The uncommitted changes in a folder; empty outside of a git repository too. */
const gitChanges = (folder: string) =>
  spawnSync('git', ['-C', folder, 'status', '--porcelain', '--', '.'], { encoding: 'utf8' }).stdout ?? '';

/** The changed lines of a file. No edit adds or removes a line. */
function diffOf(folder: string, { file, before, after }: Edit): string[] {
  const lines = after.split('\n');
  return [
    `--- ${path.relative(folder, file)}`,
    ...before.split('\n').flatMap((line, at) => (line === lines[at] ? [] : [`-${line}`, `+${lines[at]}`])),
  ];
}

const keyOf = (option: string) => new RegExp(`\\b${option.split('.').at(-1)}(?=['"]?\\s*:)`, 'g');

/** Renames the last key of an option, wherever a source has it, if the source names each key of the path. */
function moveOption(text: string, { from, to }: OptionMove): string {
  if (to === null || !from.split('.').every((key) => keyOf(key).test(text))) return text;
  return text.replace(keyOf(from), to.split('.').at(-1) ?? '');
}
