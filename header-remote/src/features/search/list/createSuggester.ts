import { sanitiseTerm } from '@grocer/shared-contracts';
import debounce from 'lodash-es/debounce.js';
import type { FetchSuggestions } from '../../../services/suggest/fetchSuggestions.ts';

/** What the service was last heard to suggest, and for which term; no term where nothing was asked. */
export interface Suggestions {
  term: string;
  terms: readonly string[];
}

interface Surroundings {
  fetchSuggestions: FetchSuggestions;
  onSuggestions: (suggestions: Suggestions) => void;
  /** An answer keeps the shopper waiting, or no longer does. */
  onStalled: (stalled: boolean) => void;
}

export interface Suggester {
  /** The box's text has changed. */
  typed(text: string): void;
  /** Requests end; what was suggested stays. */
  stopAsking(): void;
  /** Nobody wants suggestions any more: requests end, and what was suggested goes. */
  cancel(): void;
}

const fewestToAsk = 3;
const fewestToKeep = 2;
const mostShown = 10;
const stalledAfterMs = 1000;

export const nothingSuggested: Suggestions = { term: '', terms: [] };

/**
 * Asks for suggestions while the shopper types (specification §5 and §9, clarifications 65 to 68).
 *
 *   typed     m  mi  mil  milk     milk c     Esc
 *   asks              ├─mil──╳                       aborted by the next request
 *                         └300─┼─milk──┤             shown: the box still says "milk"
 *                                      └300─┼─milk c─╳ aborted
 *
 * An answer counts only if it is the newest request's and its term is still the box's.
 */
export function createSuggester({ fetchSuggestions, onSuggestions, onStalled }: Surroundings): Suggester {
  let shown = nothingSuggested;
  let wanted = '';
  let asked: ReturnType<typeof begin> | undefined;

  const askInTurn = debounce(ask, 300, { leading: true, trailing: true, maxWait: 600 });
  return { typed, stopAsking, cancel };

  function typed(text: string): void {
    const term = sanitiseTerm(text);
    if (text.length < fewestToKeep || (text.length >= fewestToAsk && term === '')) cancel();
    else if (text.length < fewestToAsk) stopAsking();
    else want(term);
    wanted = term;
  }

  function want(term: string): void {
    wanted = term;
    // Suggestions for another term are none for this one.
    if (!term.startsWith(shown.term)) show(nothingSuggested);
    if (term !== (asked ?? shown).term) askInTurn();
  }

  function cancel(): void {
    stopAsking();
    show(nothingSuggested);
  }

  function stopAsking(): void {
    askInTurn.cancel();
    asked?.abort();
    asked = undefined;
  }

  async function ask(): Promise<void> {
    const term = wanted;
    if (term === asked?.term) return;
    asked?.abort();
    const request = begin(term);
    asked = request;
    const terms = await fetchSuggestions(term, request.signal).catch(() => []);
    if (asked !== request) return;
    request.settle();
    if (term === wanted) show({ term, terms: terms.filter(sanitiseTerm).slice(0, mostShown) });
    // Nobody has seen the answer: who comes back to this term asks again.
    else asked = undefined;
  }

  function begin(term: string) {
    const left = new AbortController();
    const timer = setTimeout(() => onStalled(true), stalledAfterMs);
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      clearTimeout(timer);
      onStalled(false);
    };
    const abort = () => {
      if (isSettled) return;
      left.abort();
      settle();
    };
    return { term, signal: left.signal, settle, abort };
  }

  function show(suggestions: Suggestions): void {
    if (suggestions === shown) return;
    shown = suggestions;
    onSuggestions(suggestions);
  }
}
