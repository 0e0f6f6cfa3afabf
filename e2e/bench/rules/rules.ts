import { parseList } from '@grocer/header-remote/features/multi-search/parseList.ts';
import { highlight } from '@grocer/header-remote/features/search/list/highlight.ts';
import { readSearchHistory, withTerm } from '@grocer/header-remote/features/search/list/searchHistory.ts';
import { sanitiseTerm } from '@grocer/shared-contracts';
import type { Bench, Sample } from '../bench.ts';
import { cpuTimeOf } from '../cpuTimeOf.ts';

/** What each rule is given at a length: texts that a shopper may paste, and those that are hard on expressions. */
const rules: Record<string, (length: number) => () => unknown> = {
  'sanitise a list': (length) => on(sanitiseTerm, textOf('sourdough bread, ', length)),
  'sanitise one word': (length) => on(sanitiseTerm, textOf('é', length)),
  'sanitise open tags': (length) => on(sanitiseTerm, textOf('<a', length)),
  'sanitise tags': (length) => on(sanitiseTerm, textOf('<b>milk</b> ', length)),
  'sanitise spaces': (length) => on(sanitiseTerm, `milk${textOf(' ', length)}.`),
  'split lines': (length) => on(parseList, textOf('milk\r\nbread, ', length)),
  'split one item': (length) => on(parseList, `milk${textOf(' ', length)}bread`),
  'split and fold accents': (length) => on(parseList, textOf('crème brûlée_', length)),
  'highlight words': (length) =>
    on((text) => highlight(text, 'milk crème oat'), textOf('crème milk ', length)),
  'highlight what repeats': (length) => on((text) => highlight(text, text), textOf('a', length)),
  'highlight half of it': (length) =>
    on((text) => highlight(text, text.slice(length / 2)), textOf('a', length)),
  'read a history of many': (length) => on(readHistory, JSON.stringify(many('milk', length / 8))),
  'read a history of one': (length) => on(readHistory, JSON.stringify([textOf('milk <', length)])),
  'add to a history': (length) => {
    const history = many('milk', length / 8);
    return () => withTerm(history, 'bread');
  },
};

const short = 10_000;
const long = 10 * short;

/** Pure rules of search: ten times the text takes no more than twelve times as long. */
export async function rulesBench(): Promise<Bench> {
  const names = Object.keys(rules);
  const measured = (length: number) => {
    const tasks = names.map((name) => [name, rules[name]?.(length) as () => unknown] as const);
    return async (): Promise<Sample> =>
      Object.fromEntries(tasks.map(([name, task]) => [name, cpuTimeOf(task)]));
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
    close: async () => {},
  };
}

const on =
  <Value>(rule: (value: Value) => unknown, value: Value) =>
  () =>
    rule(value);

const textOf = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const many = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${word} ${place}`);

const readHistory = (text: string): unknown =>
  readSearchHistory(
    { read: () => text, write: () => true, remove: () => {}, onChange: () => () => {} },
    'searchHistory',
  );
