import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importRules } from './importRules.ts';

/** The rules of the house that no linter knows. Each line of output is a file and the rule that it breaks. */
const root = path.join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const sources = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const breaches = [...imports(), ...stories(), ...topLevel(), ...unfinished(), ...length()];
for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(
  breaches.length > 0
    ? `${breaches.length} breaches\n`
    : `${sources.length} files keep the rules of the house\n`,
);
process.exitCode = breaches.length > 0 ? 1 : 0;

function imports(): string[] {
  return sources.flatMap((file) => importRules(file, read(file)));
}

/** Every folder of components that a designer may want to see has its states in it. */
function stories(): string[] {
  const views = sources.filter(
    (file) =>
      /^header-remote\/src\/features\/.*[A-Z]\w*\.tsx$/.test(file) &&
      !/\.(stories|test)\.tsx$|\/testing\//.test(file),
  );
  const folderHasStory = (file: string) =>
    sources.some((other) => path.dirname(other) === path.dirname(file) && other.endsWith('.stories.tsx'));
  return views
    .filter((file) => !folderHasStory(file))
    .map((file) => `${file}: a feature has its stories in its folder`);
}

function topLevel(): string[] {
  const named =
    /^(header-remote|shell-host|shared-contracts|storybook|e2e|webpack\.config\.ts|package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|tsconfig\.base\.json|biome\.json|README\.md|CONTRIBUTING\.md|LICENSE|\..*)$/;
  const top = new Set(files.map((file) => file.split('/')[0] ?? ''));
  return [...top]
    .filter((name) => !named.test(name))
    .map((name) => `${name}: the top level holds what the README's map names, no more`);
}

function unfinished(): string[] {
  // Written so that this file does not find itself.
  const marks = new RegExp(
    ['\\bTO', 'DO\\b|\\bFIX', 'ME\\b|\\b(?:test|it|describe)\\.(?:only|sk', 'ip|todo|fixme)\\('].join(''),
  );
  return sources
    .filter((file) => marks.test(read(file)))
    .map((file) => `${file}: nothing is left undone or skipped`);
}

function length(): string[] {
  // A list of facts is as long as the facts are many.
  const isList = (file: string) => /\/data\/|\.fixtures\.ts$|\.(stories|test)\.tsx?$/.test(file);
  return sources
    .filter((file) => !isList(file) && read(file).split('\n').length > 250)
    .map((file) => `${file}: longer than 250 lines; is it one room?`);
}
