import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exceptions } from './exceptions.ts';
import { importRules } from './importRules.ts';
import { type Documents, namesOf, referenceRules } from './referenceRules.ts';
import { fileRule, folderRules, functionRules } from './sizeRules.ts';

/**
 * Checks the project's rules that the linter does not cover. Each line of output is a file and the rule that it
 * breaks.
 */
const root = path.join(import.meta.dirname, '../../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const sources = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents: Documents = { behaviour: new Map(), decisions: decisionNumbers() };

const breaches = [
  ...imports(),
  ...stories(),
  ...topLevel(),
  ...unfinished(),
  ...ruleNames(),
  ...references(),
  ...sizes(),
];
for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(
  breaches.length > 0
    ? `${breaches.length} breaches\n`
    : `${sources.length} files keep the project's rules\n`,
);
process.exitCode = breaches.length > 0 ? 1 : 0;

function imports(): string[] {
  return sources.flatMap((file) => importRules(file, read(file)));
}

/** Every folder of a feature's components has stories. */
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
    .map((file) => `${file}: the folder of a component needs a .stories.tsx file`);
}

function topLevel(): string[] {
  const named =
    /^(header-remote|shell-host|shared-contracts|storybook|e2e|webpack\.config\.ts|package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|tsconfig\.base\.json|biome\.json|README\.md|CONTRIBUTING\.md|LICENSE|\..*)$/;
  const top = new Set(files.map((file) => file.split('/')[0] ?? ''));
  return [...top]
    .filter((name) => !named.test(name))
    .map((name) => `${name}: not on the README's map of the top level; move it into a workspace`);
}

function unfinished(): string[] {
  // Assembled from pieces, so that this file does not match itself.
  const marks = new RegExp(
    ['\\bTO', 'DO\\b|\\bFIX', 'ME\\b|\\b(?:test|it|describe)\\.(?:only|sk', 'ip|todo|fixme)\\('].join(''),
  );
  return sources
    .filter((file) => marks.test(read(file)))
    .map((file) => `${file}: has a to-do comment, or a test that is skipped or focused`);
}

function decisionNumbers(): Set<number> {
  const numbers = files.map((file) => /^storybook\/docs\/decisions\/(\d+)-/.exec(file)?.[1]);
  return new Set(numbers.flatMap((number) => (number === undefined ? [] : Number(number))));
}

function ruleNames(): string[] {
  return files.flatMap((file) => {
    const [, name] = /^storybook\/docs\/behaviour\/([a-z-]+)\.mdx$/.exec(file) ?? [];
    if (name === undefined) return [];
    const { rules, breaches } = namesOf(read(file));
    (documents.behaviour as Map<string, ReadonlySet<string>>).set(name, rules);
    return breaches.map((breach) => `${file}: ${breach}`);
  });
}

function references(): string[] {
  return files
    .filter((file) => /\.(tsx?|css|mdx?)$/.test(file))
    .flatMap((file) => referenceRules(file, read(file), documents));
}

function sizes(): string[] {
  const isTest = (file: string) => /\.(stories|test|spec)\.tsx?$|\.d\.ts$/.test(file);
  // Data has no limit: it is as long as there are entries.
  const isData = (file: string) => /\/data\/|\.fixtures\.ts$/.test(file);
  const code = sources.filter((file) => !isTest(file) && !isData(file));
  return [
    ...folderRules(
      files.filter((file) => /\.(tsx?|css)$/.test(file)),
      exceptions.folders,
    ),
    ...code.flatMap((file) => fileRule(file, read(file), exceptions.files)),
    ...code.flatMap((file) => functionRules(file, read(file), exceptions.functions)),
  ];
}
