import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { commitSearchAtom, type Search } from './commitSearch.ts';
import { forgetAllSearchesAtom, forgetSearchAtom, noteRepeatedSearchAtom } from './forgetSearches.ts';
import type { ShownList } from './listState.ts';

interface Surroundings {
  list: ShownList;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearched: (term: string) => void;
  leave: () => void;
  /** Reads the recent searches anew. */
  recall: () => void;
  sayNow: (text: string) => void;
}

/** What can be done with the text in the box and with the rows that are shown. */
export function useRowActions({ list, inputRef, onSearched, leave, recall, sayNow }: Surroundings) {
  const commit = useSetAtom(commitSearchAtom);
  const noteRepeatedSearch = useSetAtom(noteRepeatedSearchAtom);
  const forgetSearch = useSetAtom(forgetSearchAtom);
  const forgetAllSearches = useSetAtom(forgetAllSearchesAtom);
  const rows = list.kind === 'none' ? [] : list.rows;
  const suggestionsShown = list.kind === 'suggestions' ? rows.length : 0;

  const search = (made: Omit<Search, 'suggestionsShown'>) => {
    const term = commit({ ...made, suggestionsShown });
    if (made.elsewhere) return;
    leave();
    onSearched(term);
  };

  return {
    searchForText() {
      search({ text: inputRef.current?.value ?? '', source: 'typed', suggestionPosition: null });
    },
    pick(index: number, elsewhere: boolean) {
      const text = rows[index];
      if (text === undefined) return;
      const position = index + 1;
      if (list.kind === 'recent') {
        noteRepeatedSearch({ term: text, position });
        search({ text, source: 'history', suggestionPosition: null, elsewhere });
      } else search({ text, source: 'suggestion', suggestionPosition: position, elsewhere });
    },
    remove(index: number) {
      const term = rows[index];
      if (term === undefined) return;
      forgetSearch({ term, position: index + 1 });
      recall();
      sayNow(`Removed ${term}`);
      inputRef.current?.focus();
    },
    clearAll() {
      forgetAllSearches();
      recall();
      sayNow('Recent searches cleared.');
      inputRef.current?.focus();
    },
  };
}
