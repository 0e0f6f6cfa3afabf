import { sanitiseTerm } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import type { TextStorage } from '../../../platform/storage/storage.ts';
import { toJson } from '../../../platform/toJson.ts';
import { trackAtom } from '../../../state/analytics/events.ts';
import { optionsAtom } from '../../../state/page/page.ts';
import { storageAtom } from '../../../state/page/storage.ts';

/** Submitted terms, newest first (behaviour/search-history#key). */
type SearchHistory = readonly string[];

const maxTerms = 60;

/** Reads the history. Removes the stored value if it is not a JSON array of strings. */
export function readSearchHistory(storage: TextStorage, key: string): SearchHistory {
  const text = storage.read(key);
  if (text === null) return [];
  const terms = parseTerms(text);
  if (!terms) storage.remove(key);
  return normaliseTerms(terms ?? []);
}

/** Puts a term first. An equal term is removed, and the oldest term if the history is full. */
export const addTerm = (history: SearchHistory, term: string): SearchHistory => [
  term,
  ...removeTerm(history, term).slice(0, maxTerms - 1),
];

/** Removes a term, whatever its case. */
const removeTerm = (history: SearchHistory, term: string): SearchHistory =>
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

/** Key in storage. Shops with different `historyType`s have separate histories. */
const keyAtom = atom((get) => {
  const { historyType } = get(optionsAtom).search;
  return historyType ? `searchHistory-${historyType}` : 'searchHistory';
});

/** If the flag is off, the history is neither read nor written. Stored data stays (behaviour/search-history#flag). */
const isEnabledAtom = atom((get) => get(optionsAtom).flags.searchHistory);

/** Reads the history from storage, because another tab may have changed it. */
export const readHistoryAtom = atom(
  null,
  (get): SearchHistory => (get(isEnabledAtom) ? readSearchHistory(get(storageAtom), get(keyAtom)) : []),
);

const updateHistoryAtom = atom(null, (get, set, update: (history: SearchHistory) => SearchHistory) => {
  if (!get(isEnabledAtom)) return;
  const history = update(set(readHistoryAtom));
  if (history.length > 0) get(storageAtom).write(get(keyAtom), toJson(history));
  else get(storageAtom).remove(get(keyAtom));
});

/** A function that subscribes to other tabs' changes of the history. It returns the unsubscribe function. */
export const subscribeToHistoryAtom = atom((get) => {
  const storage = get(storageAtom);
  const key = get(keyAtom);
  return (onChange: () => void) => storage.onChange(key, onChange);
});

/** Adds a submitted term; an empty one is ignored. */
export const addSearchAtom = atom(null, (_get, set, term: string) => {
  if (term !== '') set(updateHistoryAtom, (history) => addTerm(history, term));
});

interface ListedSearch {
  term: string;
  /** Position in the list, from 1. */
  position: number;
}

export const removeSearchAtom = atom(null, (_get, set, payload: ListedSearch) => {
  set(updateHistoryAtom, (history) => removeTerm(history, payload.term));
  set(trackAtom, { name: 'search_history_remove', payload });
});

export const clearHistoryAtom = atom(null, (_get, set) => {
  const { length: count } = set(readHistoryAtom);
  set(updateHistoryAtom, () => []);
  set(trackAtom, { name: 'search_history_clear_all', payload: { count } });
});
