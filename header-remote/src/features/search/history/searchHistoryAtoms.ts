import { atom } from 'jotai';
import { trackAtom } from '../../../state/analytics/events.ts';
import { optionsAtom } from '../../../state/page/page.ts';
import { storageAtom } from '../../../state/page/storage.ts';
import {
  addTerm,
  readSearchHistory,
  removeTerm,
  type SearchHistory,
  searchHistoryKey,
  writeSearchHistory,
} from './searchHistory.ts';

const keyAtom = atom((get) => searchHistoryKey(get(optionsAtom).search.historyType));

/** If the flag is off, the history is neither read nor written. Stored data stays (behaviour/search-history#flag). */
const isEnabledAtom = atom((get) => get(optionsAtom).flags.searchHistory);

/** Reads the history from storage, because another tab may have changed it. */
export const readHistoryAtom = atom(
  null,
  (get): SearchHistory => (get(isEnabledAtom) ? readSearchHistory(get(storageAtom), get(keyAtom)) : []),
);

const updateHistoryAtom = atom(null, (get, set, update: (history: SearchHistory) => SearchHistory) => {
  const history = update(set(readHistoryAtom));
  if (get(isEnabledAtom)) writeSearchHistory(get(storageAtom), get(keyAtom), history);
});

/** A function that subscribes to changes of the history by other tabs, and returns the one that unsubscribes. */
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

export const trackHistoryClickAtom = atom(null, (_get, set, payload: ListedSearch) =>
  set(trackAtom, { name: 'search_history_click', payload }),
);

export const removeSearchAtom = atom(null, (_get, set, payload: ListedSearch) => {
  set(updateHistoryAtom, (history) => removeTerm(history, payload.term));
  set(trackAtom, { name: 'search_history_remove', payload });
});

export const clearHistoryAtom = atom(null, (_get, set) => {
  const { length: count } = set(readHistoryAtom);
  set(updateHistoryAtom, () => []);
  set(trackAtom, { name: 'search_history_clear_all', payload: { count } });
});
