import path from 'node:path';
import { flagRecords } from '../../../shared-contracts/src/contracts/options/flags.ts';
import { optionReference } from '../../../shared-contracts/src/contracts/options/optionReference.ts';
import { figures, files, texts } from './figures.ts';
import { flagRules } from './flags/flagRules.ts';
import { importRules } from './importRules.ts';
import { type Documents, namesOf, referenceRules } from './referenceRules.ts';

/**
 * Limits of the project's rules that the linter does not cover. Each line of output is a file and the rule that it
 * breaks; the last line has the repository's figures.
 */
const limits = { filesOfFolder: 30, linesOfFile: 250 };

const sources = [...texts].filter(([file]) => /\.tsx?$/.test(file));

const breaches = [
  ...sources.flatMap(([file, source]) => importRules(file, source)),
  ...stories(),
  ...topLevel(),
  ...unfinished(),
  ...references(),
  ...flagRules(flagRecords, flagNames(), new Date().toISOString().slice(0, 10)),
  ...sizes(),
];
for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(
  breaches.length > 0
    ? `${breaches.length} breaches\n`
    : `${sources.length} files keep the project's rules\n`,
);
const named = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
process.stdout.write(`${named.join(', ')}\n`);
process.exitCode = breaches.length > 0 ? 1 : 0;

/** Every folder of a feature's components has stories. */
function stories(): string[] {
  const views = files.filter(
    (file) =>
      /^header-remote\/src\/features\/.*[A-Z]\w*\.tsx$/.test(file) &&
      !/\.(stories|test)\.tsx$|\/testing\//.test(file),
  );
  const folderHasStory = (file: string) =>
    files.some((other) => path.dirname(other) === path.dirname(file) && other.endsWith('.stories.tsx'));
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
    .filter(([, source]) => marks.test(source))
    .map(([file]) => `${file}: has a to-do comment, or a test that is skipped or focused`);
}

/** The names of the flags in the option `flags`. */
function flagNames(): string[] {
  return optionReference().flatMap(({ path: option }) => /^flags\.(.+)/.exec(option)?.[1] ?? []);
}

/** References to rules and decisions that do not exist, and rules whose names cannot be referred to. */
function references(): string[] {
  const numbers = files.map((file) => /^storybook\/docs\/decisions\/(\d+)-/.exec(file)?.[1]);
  const pages = [...texts].flatMap(([file, text]) => {
    const [, name] = /^storybook\/docs\/behaviour\/([a-z-]+)\.mdx$/.exec(file) ?? [];
    return name === undefined ? [] : [{ file, name, ...namesOf(text) }];
  });
  const documents: Documents = {
    behaviour: new Map(pages.map(({ name, rules }) => [name, rules])),
    decisions: new Set(numbers.flatMap((number) => (number === undefined ? [] : Number(number)))),
  };
  return [
    ...pages.flatMap(({ file, breaches }) => breaches.map((breach) => `${file}: ${breach}`)),
    ...[...texts].flatMap(([file, text]) => referenceRules(file, text, documents)),
  ];
}

/** Limits folders and files; the linter limits functions. */
function sizes(): string[] {
  const isTest = (file: string) => /\.(stories|test|spec)\.tsx?$|\.d\.ts$/.test(file);
  // Files of data have no limit.
  const isData = (file: string) => /\/data\/|\.fixtures\.ts$/.test(file);
  const folders = Map.groupBy(
    files.filter((file) => /\.(tsx?|css)$/.test(file)),
    path.dirname,
  );
  const full = [...folders].filter(([, inFolder]) => inFolder.length > limits.filesOfFolder);
  const long = sources
    .map(([file, source]) => ({ file, lines: source.split('\n').length }))
    .filter(({ file, lines }) => lines > limits.linesOfFile && !isTest(file) && !isData(file));
  return [
    ...full.map(([folder, { length }]) => `${folder}: ${length} files; at most ${limits.filesOfFolder}`),
    ...long.map(({ file, lines }) => `${file}: ${lines} lines; at most ${limits.linesOfFile}`),
  ];
}
