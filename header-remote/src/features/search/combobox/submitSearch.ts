import { sanitiseTerm } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { type AnalyticsEvents, trackAtom } from '../../../state/analytics/events.ts';
import { emitEventAtom } from '../../../state/page/outbox.ts';
import { goToAtom, routesAtom } from '../../../state/page/page.ts';
import { addSearchAtom } from '../history/searchHistory.ts';
import type { VisibleList } from './listReducer.ts';

interface Search {
  text: string;
  source: AnalyticsEvents['search_submit']['source'];
  list: VisibleList;
  /** Position in the list, from 1; null if the search is not a suggestion. */
  suggestionPosition?: number | null;
  /** Whether the results open in a new tab. This page then does not change. */
  inNewTab?: boolean;
}

/** The address of a term's results. */
export const searchHrefAtom = atom((get) => {
  const { search } = get(routesAtom);
  return (term: string) => search(sanitiseTerm(term));
});

/** Searches for the text of the input. Returns the sanitised term. */
export const submitTextAtom = atom(null, (_get, set, text: string, list: VisibleList): string =>
  set(submitSearchAtom, { text, list, source: 'typed' }),
);

/** Searches for a row of the list. Returns the sanitised term, or undefined if there is no such row. */
export const submitRowAtom = atom(
  null,
  (_get, set, list: VisibleList, index: number, inNewTab: boolean): string | undefined => {
    const text = list.rows[index];
    if (text === undefined) return undefined;
    const position = index + 1;
    if (list.kind === 'suggestions') {
      const source = 'suggestion';
      return set(submitSearchAtom, { text, list, source, suggestionPosition: position, inNewTab });
    }
    set(trackAtom, { name: 'search_history_click', payload: { term: text, position } });
    return set(submitSearchAtom, { text, list, source: 'history', inNewTab });
  },
);

/** Adds the term to the history. Opens its results, unless a new tab shows them (behaviour/search#commit). */
const submitSearchAtom = atom(
  null,
  (get, set, { text, source, list, suggestionPosition = null, inNewTab = false }: Search): string => {
    const term = sanitiseTerm(text);
    const suggestionsShown = list.kind === 'suggestions' ? list.rows.length : 0;
    const payload = { source, termLength: term.length, suggestionPosition, suggestionsShown };
    set(addSearchAtom, term);
    set(trackAtom, { name: 'search_submit', payload });
    if (!inNewTab) {
      set(emitEventAtom, { name: 'search_submitted', detail: { term } });
      set(goToAtom, get(routesAtom).search(term));
    }
    return term;
  },
);
