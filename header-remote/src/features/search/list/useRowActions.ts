import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import type { Search } from '../commitSearch.ts';
import { forgetAllSearchesAtom, forgetSearchAtom, noteRepeatedSearchAtom } from './forgetSearches.ts';
import type { ShownList } from './listState.ts';

interface Surroundings {
  list: ShownList;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (search: Search) => void;
  leave: () => void;
  /** Reads the recent searches anew. */
  recall: () => void;
  sayNow: (text: string) => void;
}

/** What can be done with the rows that are shown. */
export function useRowActions({ list, inputRef, onSearch, leave, recall, sayNow }: Surroundings) {
  const noteRepeatedSearch = useSetAtom(noteRepeatedSearchAtom);
  const forgetSearch = useSetAtom(forgetSearchAtom);
  const forgetAllSearches = useSetAtom(forgetAllSearchesAtom);
  const rows = list.kind === 'none' ? [] : list.rows;

  return {
    pick(index: number, elsewhere: boolean) {
      const text = rows[index];
      if (text === undefined) return;
      const position = index + 1;
      if (list.kind === 'recent') {
        noteRepeatedSearch({ term: text, position });
        onSearch({ text, source: 'history', suggestionPosition: null, suggestionsShown: 0, elsewhere });
      } else {
        const suggestionsShown = rows.length;
        onSearch({ text, source: 'suggestion', suggestionPosition: position, suggestionsShown, elsewhere });
      }
      if (!elsewhere) leave();
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
