import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectServicesAtom, type Services } from '../../../state/services.ts';
import { aStore } from '../../../state/testing/aStore.ts';
import { listAtom } from '../combobox/listReducer.ts';
import { createSuggester } from './createSuggester.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service stub: the test answers the requests in any order. */
function createService() {
  const requests: { term: string; signal: AbortSignal; answer: (terms: string[]) => Promise<void> }[] = [];
  const fetchSuggestions = (term: string, signal = new AbortController().signal) =>
    new Promise<string[]>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const answer = async (terms: string[]) => {
        resolve(terms);
        await vi.advanceTimersByTimeAsync(0);
      };
      requests.push({ term, signal, answer });
    });
  const request = (index: number) => {
    const made = requests.at(index);
    if (!made) throw new Error(`There is no request ${index}`);
    return made;
  };
  return { fetchSuggestions, request, requestedTerms: () => requests.map(({ term }) => term) };
}

function setUp() {
  const service = createService();
  const { store } = aStore({ fetchSuggestions: service.fetchSuggestions });
  const { setText: setTextNow, reset } = createSuggester(store);
  const setText = async (text: string) => {
    setTextNow(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  const type = async (text: string, intervalMs: number) => {
    for (let length = 1; length <= text.length; length += 1) {
      setTextNow(text.slice(0, length));
      await vi.advanceTimersByTimeAsync(intervalMs);
    }
  };
  const shown = () => store.get(listAtom).suggestions.terms;
  return { ...service, setText, reset, type, shown, isStalled: () => store.get(listAtom).isStalled };
}

test('the next request is sent 300 ms after the last key, and after 600 ms if the keys do not pause', async () => {
  const { type, requestedTerms } = setUp();

  await type('sourdough loaf', 100);
  await vi.advanceTimersByTimeAsync(1000);

  expect(requestedTerms()).toEqual(['sou', 'sourdoug', 'sourdough loaf']);
});

test('of what was typed before the services have loaded, only the last text is requested', async () => {
  const { fetchSuggestions, requestedTerms } = createService();
  const store = createStore();
  const { setText } = createSuggester(store);

  setText('mil');
  setText('milk');
  await vi.advanceTimersByTimeAsync(300);
  store.set(connectServicesAtom, { fetchSuggestions } as unknown as Services);
  await vi.advanceTimersByTimeAsync(0);

  expect(requestedTerms()).toEqual(['milk']);
});

test('at most ten suggestions are used', async () => {
  const { setText, request, shown } = setUp();
  await setText('milk');

  await request(0).answer(Array.from({ length: 12 }, (_, index) => `milk ${index}`));

  expect(shown()).toHaveLength(10);
});

test('a response is used only while its term is in the input; typed again, the term is requested again', async () => {
  const { setText, request, shown, requestedTerms } = setUp();
  await setText('mil');
  await setText('milk');
  await request(0).answer(['mild cheddar']);
  expect(shown()).toEqual([]);

  await setText('mil');
  await vi.advanceTimersByTimeAsync(600);

  expect(requestedTerms()).toEqual(['mil', 'mil']);
});

test('suggestions stay while the term grows, and are cleared at once for a different term', async () => {
  const { setText, request, shown } = setUp();
  await setText('mil');
  await request(0).answer(['milk']);

  await setText('milk');
  expect(shown()).toEqual(['milk']);
  await setText('bread');
  expect(shown()).toEqual([]);
});

test('two characters keep the suggestions without a request, and one character clears them', async () => {
  const { setText, request, shown, requestedTerms } = setUp();
  await setText('mil');
  await request(0).answer(['milk']);

  await setText('mi');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(['milk']);
  await setText('m');

  expect(shown()).toEqual([]);
  expect(requestedTerms()).toEqual(['mil']);
});

test('a reset aborts the request, clears the suggestions and ignores a late response', async () => {
  const { setText, reset, request, shown, requestedTerms } = setUp();
  await setText('mil');
  await setText('milk');

  reset();
  await request(0).answer(['milk']);
  await vi.advanceTimersByTimeAsync(1000);

  expect(request(0).signal.aborted).toBe(true);
  expect(requestedTerms()).toEqual(['mil']);
  expect(shown()).toEqual([]);
});

test('a response that takes a second is reported as stalled until it arrives', async () => {
  const { setText, request, isStalled } = setUp();
  await setText('milk');
  await vi.advanceTimersByTimeAsync(999);
  expect(isStalled()).toBe(false);

  await vi.advanceTimersByTimeAsync(1);
  expect(isStalled()).toBe(true);
  await request(0).answer([]);

  expect(isStalled()).toBe(false);
});
