import { sanitiseTerm } from '@grocer/shared-contracts';
import type { createStore } from 'jotai';
import debounce from 'lodash-es/debounce.js';
import { awaitServicesAtom } from '../../../state/services.ts';
import { listAtom, noSuggestions, type Suggestions } from '../combobox/listReducer.ts';

const minLengthToRequest = 3;
const minSuggestionLength = 2;
const maxSuggestions = 10;
const stalledAfterMs = 1000;

/**
 * Requests suggestions while the shopper types, and shows them in the list (behaviour/search).
 *
 *   text      m  mi  mil  milk     milk c     Escape
 *   requests          ├─mil──╳                       aborted by the next request
 *                         └300─┼─milk──┤             used: the text is still "milk"
 *                                      └300─┼─milk c─╳ aborted
 *
 * A response is used only if it belongs to the newest request and its term is still the term of the input.
 */
export function createSuggester(store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>) {
  const shown = () => store.get(listAtom).suggestions;
  let inputTerm = '';
  let request: ReturnType<typeof createRequest> | undefined;

  // The first call runs at once, later calls after 300 ms without a call, at most 600 ms apart.
  const sendDebounced = debounce(send, 300, { leading: true, trailing: true, maxWait: 600 });
  return { setText, abort, reset };

  /** Requests suggestions for the input's text, debounced. A text of fewer than three characters requests none. */
  function setText(text: string): void {
    inputTerm = sanitiseTerm(text);
    if (text.length < minSuggestionLength || (text.length >= minLengthToRequest && inputTerm === '')) reset();
    else if (text.length < minLengthToRequest) abort();
    else requestTerm();
  }

  function requestTerm(): void {
    // Shows the last suggestions only while the new term begins with the term that they are for.
    if (!inputTerm.startsWith(shown().term)) update(noSuggestions);
    if (inputTerm !== (request ?? shown()).term) sendDebounced();
  }

  /** Aborts pending requests and clears the suggestions. */
  function reset(): void {
    abort();
    update(noSuggestions);
  }

  /** Aborts pending requests and keeps the suggestions. */
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
    const { fetchSuggestions } = await store.set(awaitServicesAtom);
    if (request !== sent) return;
    const terms = await fetchSuggestions(term, sent.signal).catch(() => []);
    if (request !== sent) return;
    sent.settle();
    if (term === inputTerm) update({ term, terms: terms.filter(sanitiseTerm).slice(0, maxSuggestions) });
    // The response was not used, so the same term may be requested again.
    else request = undefined;
  }

  function createRequest(term: string) {
    const controller = new AbortController();
    const setStalled = (isStalled: boolean) => store.set(listAtom, { kind: 'stalled', isStalled });
    const timer = setTimeout(setStalled, stalledAfterMs, true);
    const settle = () => {
      clearTimeout(timer);
      setStalled(false);
    };
    const abortRequest = () => {
      controller.abort();
      settle();
    };
    return { term, signal: controller.signal, settle, abort: abortRequest };
  }

  function update(suggestions: Suggestions): void {
    if (suggestions !== shown()) store.set(listAtom, { kind: 'suggested', suggestions });
  }
}
