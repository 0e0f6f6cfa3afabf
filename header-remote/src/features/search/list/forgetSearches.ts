import { atom } from 'jotai';
import { trackAtom } from '../../../state/analytics.ts';
import { withoutTerm } from './searchHistory.ts';
import { changeRecentAtom, readRecentAtom } from './searchHistoryAtoms.ts';

/** A recent search and its place in the list, from 1. */
interface PlacedSearch {
  term: string;
  position: number;
}

export const noteRepeatedSearchAtom = atom(null, (_get, set, payload: PlacedSearch) =>
  set(trackAtom, { name: 'search_history_click', payload }),
);

export const forgetSearchAtom = atom(null, (_get, set, payload: PlacedSearch) => {
  set(changeRecentAtom, (history) => withoutTerm(history, payload.term));
  set(trackAtom, { name: 'search_history_remove', payload });
});

export const forgetAllSearchesAtom = atom(null, (_get, set) => {
  const { length: count } = set(readRecentAtom);
  set(changeRecentAtom, () => []);
  set(trackAtom, { name: 'search_history_clear_all', payload: { count } });
});
