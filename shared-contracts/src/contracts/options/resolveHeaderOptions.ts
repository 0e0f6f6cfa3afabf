import { reportToConsole } from '../events/reportToConsole.ts';
import { typeName } from '../reading/describePlace.ts';
import { type ResolvedHeaderOptions, resolveOptions } from './headerOptions.ts';
import type { Rule } from './rules.ts';
import type { OptionProblem } from './validateOptions.ts';

/** Receives a sentence about one wrong option. */
export type Report = (message: string) => void;

/**
 * Validates a host's options and adds the defaults. Never throws, unless `report` does. `report` (default: the
 * console) gets one sentence for each unknown key, with the known keys, and one for each wrong value: the key,
 * the expected and received types, and the value used instead.
 */
export const resolveHeaderOptions = (
  input?: unknown,
  report: Report = reportToConsole,
): ResolvedHeaderOptions => resolveOptions(input, (problem) => report(describeProblem(problem)));

/**
 * Describes a wrong option in one sentence. Names the value's type, not the value, which may be a secret.
 * Only if the option allows a fixed set of words, it names a short wrong word instead of the type.
 */
export function describeProblem({ path, value, rule, known }: OptionProblem): string {
  const option = path ? `option ${path}` : 'the options';
  if (known) return `${option} is not known, perhaps misspelt; known here: ${known.join(', ')}`;
  if (!rule) return `${option} should be an object, not ${typeName(value)}; the defaults are used instead`;
  const fallback = rule.fallback === null ? 'the default' : JSON.stringify(rule.fallback);
  return `${option} should be ${expectedBy(rule)}, not ${receivedFor(rule, value)}; ${fallback} is used instead`;
}

function receivedFor({ kind }: Rule<unknown>, value: unknown): string {
  const isWord = kind === 'words' && typeof value === 'string' && /^[\w-]{0,20}$/.test(value);
  return isWord ? JSON.stringify(value) : typeName(value);
}

/** Describes the form that a value must have. */
export function expectedBy({ kind, words = [], item }: Rule<unknown>): string {
  if (kind === 'words') return words.map((word) => JSON.stringify(word)).join(' or ');
  if (kind === 'list') return `a list, each ${item ? expectedBy(item) : 'of any form'}`;
  return expected[kind];
}

/** Kinds of rules, each with its own description of the expected form. */
export type RuleKind = keyof typeof expected | 'words' | 'list';

const expected = {
  text: 'text',
  flag: 'true or false',
  milliseconds: 'milliseconds above 0',
  share: 'from 0 to 1',
  function: 'a function',
  cookie: 'a cookie name',
  header: 'the name of a request header',
  id: 'a category id',
  path: 'a path that starts with one /',
  base: "an http(s) address, a path or ''",
  address: 'an http(s) address',
  origin: "an http(s) origin without a path, or ''",
  page: 'a path that starts with /',
  logger: 'an object with a function log',
  image: 'text with {src} and {width}',
  sister: 'a { label, url }, url an http(s) address',
  specialist: 'a { picture: "cellar" | "garden" | "meals", title, text, url }',
};
