import { sanitiseTerm } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { type AnalyticsEvents, trackAtom } from '../../../state/analytics.ts';
import { tellPageAtom } from '../../../state/outbox.ts';
import { goToAtom, routesAtom } from '../../../state/page.ts';
import { rememberSearchAtom } from './searchHistoryAtoms.ts';

export interface Search {
  text: string;
  source: AnalyticsEvents['search_submit']['source'];
  /** From 1; null for what is no suggestion. */
  suggestionPosition: number | null;
  suggestionsShown: number;
  /** It opens in another tab, and this page stays as it is. */
  elsewhere?: boolean;
}

/** Searches: remembers the term and goes to its results (clarifications 4 and 61). Answers what was searched for. */
export const commitSearchAtom = atom(null, (get, set, search: Search): string => {
  const { text, source, suggestionPosition, suggestionsShown, elsewhere = false } = search;
  const term = sanitiseTerm(text);
  set(rememberSearchAtom, term);
  const payload = { source, termLength: term.length, suggestionPosition, suggestionsShown };
  set(trackAtom, { name: 'search_submit', payload });
  if (!elsewhere) {
    set(tellPageAtom, { name: 'search_submitted', detail: { term } });
    set(goToAtom, get(routesAtom).search(term));
  }
  return term;
});
