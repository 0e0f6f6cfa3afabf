import { sanitiseTerm } from '@grocer/shared-contracts';
import type { TextStorage } from '../../../platform/storage/storage.ts';
import { toJson } from '../../../platform/toJson.ts';

/** Submitted terms, newest first (behaviour/search-history#key). */
export type SearchHistory = readonly string[];

const maxTerms = 60;

/** @param type the kind of shop, for a shop with a separate history */
export const searchHistoryKey = (type: string | null): string =>
  type ? `searchHistory-${type}` : 'searchHistory';

/** Reads the history. Removes the stored value if it is not a JSON array of strings. */
export function readSearchHistory(storage: TextStorage, key: string): SearchHistory {
  const text = storage.read(key);
  if (text === null) return [];
  const terms = parseTerms(text);
  if (!terms) storage.remove(key);
  return normaliseTerms(terms ?? []);
}

export function writeSearchHistory(storage: TextStorage, key: string, history: SearchHistory): void {
  if (history.length > 0) storage.write(key, toJson(history));
  else storage.remove(key);
}

/** Puts a term first. An equal term is removed, and the oldest term if the history is full. */
export const addTerm = (history: SearchHistory, term: string): SearchHistory =>
  term === '' ? history : [term, ...removeTerm(history, term).slice(0, maxTerms - 1)];

/** Removes a term, whatever its case. */
export const removeTerm = (history: SearchHistory, term: string): SearchHistory =>
  history.filter((other) => foldCase(other) !== foldCase(term));

const foldCase = (term: string) => term.toLocaleLowerCase('en-GB');

function parseTerms(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Sanitises, deduplicates and limits terms: another script may have written them. */
function normaliseTerms(texts: string[]): SearchHistory {
  const terms = new Map<string, string>();
  for (const text of texts) {
    if (terms.size === maxTerms) break;
    const term = sanitiseTerm(text);
    if (term !== '' && !terms.has(foldCase(term))) terms.set(foldCase(term), term);
  }
  return [...terms.values()];
}
