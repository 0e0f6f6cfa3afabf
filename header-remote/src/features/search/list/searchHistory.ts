import { sanitiseTerm } from '@grocer/shared-contracts';
import type { KeptTexts } from '../../../platform/storage/storage.ts';

/** Terms that were searched for, newest first (clarifications 77 to 84). */
export type SearchHistory = readonly string[];

const mostTerms = 60;

/** @param type a shop of its own kind keeps a history of its own */
export const searchHistoryKey = (type?: string): string => (type ? `searchHistory-${type}` : 'searchHistory');

/** A text that is no list of texts is thrown away: nobody can say what it means. */
export function readSearchHistory(storage: KeptTexts, key: string): SearchHistory {
  const text = storage.read(key);
  if (text === null) return [];
  const terms = parse(text);
  if (!terms) storage.remove(key);
  return tidied(terms ?? []);
}

export function writeSearchHistory(storage: KeptTexts, key: string, history: SearchHistory): void {
  if (history.length > 0) storage.write(key, JSON.stringify(history));
  else storage.remove(key);
}

/** The rest is cut to 59 first, so that the newest has its place. */
export const withTerm = (history: SearchHistory, term: string): SearchHistory =>
  term === '' ? history : [term, ...withoutTerm(history, term).slice(0, mostTerms - 1)];

export const withoutTerm = (history: SearchHistory, term: string): SearchHistory =>
  history.filter((other) => lower(other) !== lower(term));

const lower = (term: string) => term.toLocaleLowerCase('en-GB');

function parse(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Another script's terms may be anything: they become what we would have kept. */
function tidied(terms: string[]): SearchHistory {
  const kept = new Map<string, string>();
  for (const text of terms) {
    if (kept.size === mostTerms) break;
    const term = sanitiseTerm(text);
    if (term !== '' && !kept.has(lower(term))) kept.set(lower(term), term);
  }
  return [...kept.values()];
}
