import { sanitiseTerm } from '@grocer/shared-contracts';
import debounce from 'lodash-es/debounce.js';
import type { FetchSuggestions } from '../../../services/suggestions.ts';

/** The latest response and the term it is for. The term is empty if there is no response. */
export interface Suggestions {
  term: string;
  terms: readonly string[];
}

interface SuggesterDeps {
  fetchSuggestions: FetchSuggestions;
  onSuggestions: (suggestions: Suggestions) => void;
  /** Called with true when a response is slow, and with false when the request has ended. */
  onStalled: (isStalled: boolean) => void;
}

export interface Suggester {
  /** Requests suggestions for the input's text, debounced. */
  setText(text: string): void;
  /** Aborts pending requests and keeps the suggestions. */
  abort(): void;
  /** Aborts pending requests and clears the suggestions. */
  reset(): void;
}

const minLengthToRequest = 3;
const minSuggestionLength = 2;
const maxSuggestions = 10;
const stalledAfterMs = 1000;

export const noSuggestions: Suggestions = { term: '', terms: [] };

/**
 * Requests suggestions while the shopper types (behaviour/search).
 *
 *   text      m  mi  mil  milk     milk c     Escape
 *   requests          ├─mil──╳                       aborted by the next request
 *                         └300─┼─milk──┤             used: the text is still "milk"
 *                                      └300─┼─milk c─╳ aborted
 *
 * A response is used only if it belongs to the newest request and its term is still the term of the input.
 */
export function createSuggester({ fetchSuggestions, onSuggestions, onStalled }: SuggesterDeps): Suggester {
  let suggestions = noSuggestions;
  let inputTerm = '';
  let request: ReturnType<typeof createRequest> | undefined;

  // The first call runs at once, later calls after 300 ms without a call, at most 600 ms apart.
  const sendDebounced = debounce(send, 300, { leading: true, trailing: true, maxWait: 600 });
  return { setText, abort, reset };

  function setText(text: string): void {
    inputTerm = sanitiseTerm(text);
    if (text.length < minSuggestionLength || (text.length >= minLengthToRequest && inputTerm === '')) reset();
    else if (text.length < minLengthToRequest) abort();
    else requestTerm();
  }

  function requestTerm(): void {
    // Shows the last suggestions only while the new term begins with the term that they are for.
    if (!inputTerm.startsWith(suggestions.term)) update(noSuggestions);
    if (inputTerm !== (request ?? suggestions).term) sendDebounced();
  }

  function reset(): void {
    abort();
    update(noSuggestions);
  }

  function abort(): void {
    sendDebounced.cancel();
    request?.abort();
    request = undefined;
  }

  async function send(): Promise<void> {
    const term = inputTerm;
    if (term === request?.term) return;
    request?.abort();
    const sent = createRequest(term);
    request = sent;
    const terms = await fetchSuggestions(term, sent.signal).catch(() => []);
    if (request !== sent) return;
    sent.settle();
    if (term === inputTerm) update({ term, terms: terms.filter(sanitiseTerm).slice(0, maxSuggestions) });
    // The response was not used, so the same term may be requested again.
    else request = undefined;
  }

  function createRequest(term: string) {
    const controller = new AbortController();
    const timer = setTimeout(() => onStalled(true), stalledAfterMs);
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      clearTimeout(timer);
      onStalled(false);
    };
    const abortRequest = () => {
      if (isSettled) return;
      controller.abort();
      settle();
    };
    return { term, signal: controller.signal, settle, abort: abortRequest };
  }

  function update(next: Suggestions): void {
    if (next === suggestions) return;
    suggestions = next;
    onSuggestions(next);
  }
}
