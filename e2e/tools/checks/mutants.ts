import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { readOptions } from '../../../header-remote/release/readOptions.ts';
import { command } from '../stack/command.ts';
import { root, writeJson } from '../stack/processes.ts';
import { SettingsError } from '../stack/settings.ts';
import { alignColumns } from './alignColumns.ts';
import { type FolderFigures, figuresByFolder, type Mutant } from './mutantFigures.ts';

/**
 * `pnpm mutants [folder ...]`: changes the code of folders in small ways, one at a time, and runs the unit tests that
 * reach the change. A change that no test notices has survived: an assertion is missing, or the code is not needed.
 * Prints the survivors, and saves the figures of each folder for the page "How it is tested".
 */
const saved = path.join(root, 'storybook/docs/mutants.json');

/** Folders with logic. Views (`.tsx`) in them are left out: stories test them, and this command runs no stories. */
const judged = [
  'header-remote/src/state',
  'header-remote/src/features',
  'header-remote/src/platform/http',
  'shared-contracts/src/contracts',
  'shared-contracts/src/host',
];

const usage = 'pnpm mutants [folder ...]';
const help = `Changes the code in small ways and prints the changes that no unit test notices.

Folders are in: ${judged.join(', ')}`;

await command(async () => {
  const { positionals } = readOptions(process.argv.slice(2), {
    usage,
    help,
    options: {},
    allowPositionals: true,
  });
  const folders = positionals.map((folder) => folder.replace(/\/$/, ''));
  const wrong = folders.find((folder) => !judged.some((room) => `${folder}/`.startsWith(`${room}/`)));
  if (wrong !== undefined)
    throw new SettingsError(`"${wrong}" is in none of the folders with mutants: ${judged.join(', ')}`);
  const workspaces = Object.groupBy(folders.length > 0 ? folders : judged, (folder) =>
    folder.slice(0, folder.indexOf('/')),
  );
  for (const [workspace, group = []] of Object.entries(workspaces)) await runMutants(workspace, group);
});

async function runMutants(workspace: string, folders: readonly string[]): Promise<void> {
  // Read by the configuration of Vitest, in another process.
  process.env.MUTATED_WORKSPACE = workspace;
  const results = await new Stryker({
    mutate: [...folders.map((folder) => `${folder}/**/*.ts`), '!**/*.{test,fixtures}.ts', '!**/testing/**'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Stryker knows the tests of each mutant. To look for those that import its file takes twice as long.
    vitest: { configFile: 'storybook/mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // The first run, of all tests without a change, may take long on a busy machine.
    dryRunTimeoutMinutes: 30,
    // A mutant whose tests are slow because the machine is busy must not count as one that does not end.
    timeoutMS: 30_000,
    concurrency: availableParallelism(),
    // Skips mutants of code that runs when a module is loaded: each would need all tests again.
    ignoreStatic: true,
    reporters: ['progress-append-only'],
    tempDirName: '.cache/mutants',
    ignorePatterns: ['storybook/pictures', '**/dist', 'header-remote/releases', '.cache'],
  }).runMutationTest();
  // Code that also runs when its module is loaded cannot be judged by the tests that happened to load it.
  const counted = results.filter((result) => !result.static);
  const mutants = counted.map(({ fileName, location, replacement = '', mutatorName, status }): Mutant => {
    const file = path.relative(root, fileName);
    return { file, line: location.start.line, change: `${mutatorName}: ${replacement}`, status };
  });
  const figures = figuresByFolder(mutants);
  print(formatSurvivors(mutants));
  print(formatFigures(figures));
  const known = JSON.parse(await readFile(saved, 'utf8').catch(() => '{}'));
  const all = Object.entries({ ...known, ...figures }).sort(([one], [other]) => one.localeCompare(other));
  writeJson(saved, Object.fromEntries(all));
}

function formatSurvivors(mutants: readonly Mutant[]): string {
  const unnoticed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const lines = unnoticed.map(({ file, line, change, status }) => {
    const how = status === 'Survived' ? 'survived' : 'not run ';
    return `${how}  ${file}:${line}  ${change.replace(/\s+/g, ' ').slice(0, 100)}\n`;
  });
  return lines.join('');
}

function formatFigures(figures: Readonly<Record<string, FolderFigures>>): string {
  const head = ['folder', 'mutants', 'killed', 'survived', 'not run', 'part killed'];
  const rows = Object.entries(figures).map(([folder, { killed, survived, notRun }]) => {
    const all = killed + survived + notRun;
    return [folder, ...[all, killed, survived, notRun].map(String), `${Math.floor((100 * killed) / all)} %`];
  });
  return `${alignColumns([head, ...rows])}\n`;
}

function print(text: string): void {
  process.stdout.write(text);
}
