import { parseList } from '@grocer/header-remote/features/multi-search/parseList.ts';
import { addTerm, readSearchHistory } from '@grocer/header-remote/features/search/history/searchHistory.ts';
import { highlightMatches } from '@grocer/header-remote/features/search/suggestions/highlightMatches.ts';
import { sanitiseTerm } from '@grocer/shared-contracts';
import type { Bench, Sample } from './bench.ts';
import { measureCpuTime } from './measureCpuTime.ts';

/**
 * Each rule with an input of a given length: texts that a shopper may paste, and worst cases for regular expressions.
 */
const rules: Record<string, (length: number) => () => unknown> = {
  'sanitise a list': (length) => taskOf(sanitiseTerm, textOf('sourdough bread, ', length)),
  'sanitise one word': (length) => taskOf(sanitiseTerm, textOf('é', length)),
  'sanitise open tags': (length) => taskOf(sanitiseTerm, textOf('<a', length)),
  'sanitise tags': (length) => taskOf(sanitiseTerm, textOf('<b>milk</b> ', length)),
  'sanitise spaces': (length) => taskOf(sanitiseTerm, `milk${textOf(' ', length)}.`),
  'split lines': (length) => taskOf(parseList, textOf('milk\r\nbread, ', length)),
  'split one item': (length) => taskOf(parseList, `milk${textOf(' ', length)}bread`),
  'split and fold accents': (length) => taskOf(parseList, textOf('crème brûlée_', length)),
  'highlight words': (length) =>
    taskOf((text) => highlightMatches(text, 'milk crème oat'), textOf('crème milk ', length)),
  'highlight what repeats': (length) => taskOf((text) => highlightMatches(text, text), textOf('a', length)),
  'highlight half of it': (length) =>
    taskOf((text) => highlightMatches(text, text.slice(length / 2)), textOf('a', length)),
  'read a history of many': (length) => taskOf(readHistory, JSON.stringify(many('milk', length / 8))),
  'read a history of one': (length) => taskOf(readHistory, JSON.stringify([textOf('milk <', length)])),
  'add to a history': (length) => {
    const history = many('milk', length / 8);
    return () => addTerm(history, 'bread');
  },
};

const short = 10_000;
const long = 10 * short;

/** Benchmarks the pure functions of search: ten times the text may take at most twelve times as long. */
export async function rulesBench(): Promise<Bench> {
  const names = Object.keys(rules);
  const measured = (length: number) => {
    const tasks = names.map((name) => [name, rules[name]?.(length) as () => unknown] as const);
    return async (): Promise<Sample> =>
      Object.fromEntries(tasks.map(([name, task]) => [name, measureCpuTime(task)]));
  };
  return {
    title: 'Rules of search',
    conditions: 'Processor time of one thread of Node; 10,000 and 100,000 characters, pasted or typed.',
    variants: new Map([
      ['10,000', measured(short)],
      ['100,000', measured(long)],
    ]),
    columns: names.map((name) => ({ name, unit: 'ms', digits: 3 })),
    goals: names.map((column) => ({ column, of: '100,000', to: '10,000', atMost: 12 })),
  };
}

const taskOf =
  <Value>(rule: (value: Value) => unknown, value: Value) =>
  () =>
    rule(value);

const textOf = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const many = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

const readHistory = (text: string): unknown =>
  readSearchHistory(
    { read: () => text, write: () => true, remove: () => {}, keys: () => [], onChange: () => () => {} },
    'searchHistory',
  );
