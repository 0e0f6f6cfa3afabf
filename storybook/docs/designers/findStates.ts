import { stateWords } from './stateWords.ts';

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

/** Words that people type, and the words of the titles. */
const synonyms: Readonly<Record<string, string>> = {
  a11y: 'accessibility',
  basket: 'trolley',
  burger: 'mobile menu',
  cart: 'trolley',
  cutoff: 'cut-off',
  hamburger: 'mobile menu',
  guest: 'anonymous',
  offline: 'everything failing',
  rtl: 'right to left',
  tokens: 'colours',
  xmas: 'christmas',
  wcag: 'accessibility',
};

/** They are in every sentence, so they find nothing. */
const little = new Set([
  'a',
  'an',
  'and',
  'at',
  'be',
  'for',
  'in',
  'is',
  'not',
  'of',
  'on',
  'px',
  'the',
  'to',
  'with',
]);

/** The order of the results: the whole header before its parts. */
const groups = ['Situations', 'For designers', 'App', 'Features', 'UI', 'Behaviour', 'For page teams'];

/**
 * The pages and stories that have the most of the words that were typed: a word that none of them has is left out. The whole
 * header comes first; within a group those that are named so.
 */
export function findStates(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed);
  const found = entries.map((entry) => ({ entry, ...rank(entry, words) }));
  const most = Math.max(1, ...found.map(({ matched }) => matched));
  return found
    .filter(({ matched }) => matched === most)
    .sort((a, b) => a.group - b.group || b.named - a.named)
    .map(({ entry }) => entry);
}

function wordsOf(typed: string): string[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !little.has(word));
  return telling.length > 0 ? telling : words;
}

/** How many of the words an entry has at all, and how many in its name. */
function rank({ id, title, name, type }: Entry, words: readonly string[]) {
  const named = type === 'docs' ? title : `${title} ${name}`;
  const all = `${named} ${stateWords(id, named)}`;
  const group = groups.indexOf(title.split('/', 1)[0] ?? '');
  return {
    matched: words.filter((word) => has(all, word)).length,
    named: words.filter((word) => has(named, word)).length,
    group: group < 0 ? groups.length : group,
  };
}

function has(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  const synonym = synonyms[word]?.split(' ') ?? [];
  return lower.includes(word) || (synonym.length > 0 && synonym.every((part) => lower.includes(part)));
}
