import { atom } from 'jotai';
import { optionsAtom } from '../../../state/page.ts';
import { storageAtom } from '../../../state/storage.ts';
import {
  readSearchHistory,
  type SearchHistory,
  searchHistoryKey,
  withTerm,
  writeSearchHistory,
} from './searchHistory.ts';

const key = searchHistoryKey();

/** With the flag off it is neither read nor written; what is there stays (clarification 81). */
export const historyIsOnAtom = atom((get) => get(optionsAtom).flags.searchHistory);

/** Reads it anew: another tab may have searched meanwhile. */
export const readRecentAtom = atom(
  null,
  (get): SearchHistory => (get(historyIsOnAtom) ? readSearchHistory(get(storageAtom), key) : []),
);

/** Writes what becomes of the history, as it is now, and answers it. */
export const changeRecentAtom = atom(
  null,
  (get, set, change: (history: SearchHistory) => SearchHistory): SearchHistory => {
    const history = change(set(readRecentAtom));
    if (get(historyIsOnAtom)) writeSearchHistory(get(storageAtom), key, history);
    return history;
  },
);

export const rememberSearchAtom = atom(null, (_get, set, term: string) => {
  if (term !== '') set(changeRecentAtom, (history) => withTerm(history, term));
});

/** Hears of searches in the shop's other tabs; the answer ends it. */
export const watchRecentAtom = atom(null, (get, _set, heard: () => void) =>
  get(storageAtom).onChange(key, heard),
);
