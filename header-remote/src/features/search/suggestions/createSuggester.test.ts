import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggester, type Suggestions } from './createSuggester.ts';

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
  return { fetchSuggestions, requests, request, requestedTerms: () => requests.map(({ term }) => term) };
}

function setUp() {
  const service = createService();
  const received: Suggestions[] = [];
  const stalls: boolean[] = [];
  const suggester = createSuggester({
    fetchSuggestions: service.fetchSuggestions,
    onSuggestions: (suggestions) => received.push(suggestions),
    onStalled: (stalled) => stalls.push(stalled),
  });
  const type = async (text: string, intervalMs: number) => {
    for (let length = 1; length <= text.length; length += 1) {
      suggester.setText(text.slice(0, length));
      await vi.advanceTimersByTimeAsync(intervalMs);
    }
  };
  return { ...service, suggester, type, stalls, shown: () => received.at(-1)?.terms ?? [] };
}

describe('createSuggester', () => {
  test('the third character is requested at once, and one change is one request', async () => {
    const { suggester, requestedTerms } = setUp();

    suggester.setText('m');
    suggester.setText('mi');
    expect(requestedTerms()).toEqual([]);
    suggester.setText('mil');
    expect(requestedTerms()).toEqual(['mil']);
    await vi.advanceTimersByTimeAsync(1000);

    expect(requestedTerms()).toEqual(['mil']);
  });

  test('the next request is sent 300 ms after the last key, and after 600 ms if the keys do not pause', async () => {
    const { type, requestedTerms } = setUp();

    await type('sourdough loaf', 100);
    await vi.advanceTimersByTimeAsync(1000);

    expect(requestedTerms()).toEqual(['sou', 'sourdoug', 'sourdough loaf']);
  });

  test('a text that is empty when sanitised is not requested', async () => {
    const { suggester, requestedTerms } = setUp();

    suggester.setText('   ');
    suggester.setText('🥛🥛🥛');
    suggester.setText('<b>');
    await vi.advanceTimersByTimeAsync(1000);

    expect(requestedTerms()).toEqual([]);
  });

  test('the sanitised text is requested', () => {
    const { suggester, requestedTerms } = setUp();

    suggester.setText('Ben & Jerry’s!');

    expect(requestedTerms()).toEqual(["Ben & Jerry's"]);
  });

  test('at most ten suggestions are used', async () => {
    const { suggester, request, shown } = setUp();
    suggester.setText('milk');

    await request(0).answer(Array.from({ length: 12 }, (_, index) => `milk ${index}`));

    expect(shown()).toHaveLength(10);
  });

  test('a new request aborts the previous one, and a late response to that one is ignored', async () => {
    const { suggester, request, shown } = setUp();
    suggester.setText('mil');
    suggester.setText('milk');
    await vi.advanceTimersByTimeAsync(300);

    expect(request(0).signal.aborted).toBe(true);
    await request(1).answer(['milk']);
    await request(0).answer(['mildew spray']);

    expect(shown()).toEqual(['milk']);
  });

  test('a response is used only while its term is in the input; typed again, the term is requested again', async () => {
    const { suggester, request, shown, requestedTerms } = setUp();
    suggester.setText('mil');
    suggester.setText('milk');
    await request(0).answer(['mild cheddar']);
    expect(shown()).toEqual([]);

    suggester.setText('mil');
    await vi.advanceTimersByTimeAsync(600);

    expect(requestedTerms()).toEqual(['mil', 'mil']);
  });

  test('suggestions stay while the term grows, and are cleared at once for a different term', async () => {
    const { suggester, request, shown } = setUp();
    suggester.setText('mil');
    await request(0).answer(['milk']);

    suggester.setText('milk');
    expect(shown()).toEqual(['milk']);
    suggester.setText('bread');
    expect(shown()).toEqual([]);
  });

  test('two characters keep the suggestions without a request, and one character clears them', async () => {
    const { suggester, request, shown, requestedTerms } = setUp();
    suggester.setText('mil');
    await request(0).answer(['milk']);

    suggester.setText('mi');
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toEqual(['milk']);
    suggester.setText('m');

    expect(shown()).toEqual([]);
    expect(requestedTerms()).toEqual(['mil']);
  });

  test('an empty response clears the suggestions', async () => {
    const { suggester, request, shown } = setUp();
    suggester.setText('mil');
    await request(0).answer(['milk']);
    suggester.setText('milkk');
    await vi.advanceTimersByTimeAsync(600);

    await request(1).answer([]);

    expect(shown()).toEqual([]);
  });

  test('a reset aborts the request, clears the suggestions and ignores a late response', async () => {
    const { suggester, request, shown, requestedTerms } = setUp();
    suggester.setText('mil');
    suggester.setText('milk');

    suggester.reset();
    await request(0).answer(['milk']);
    await vi.advanceTimersByTimeAsync(1000);

    expect(request(0).signal.aborted).toBe(true);
    expect(requestedTerms()).toEqual(['mil']);
    expect(shown()).toEqual([]);
  });

  test('a response that takes a second is reported as stalled until it arrives', async () => {
    const { suggester, request, stalls } = setUp();
    suggester.setText('milk');
    await vi.advanceTimersByTimeAsync(999);
    expect(stalls).not.toContain(true);

    await vi.advanceTimersByTimeAsync(1);
    expect(stalls.at(-1)).toBe(true);
    await request(0).answer([]);

    expect(stalls.at(-1)).toBe(false);
  });

  test('with any typing speed and response order, the suggestions are for a prefix of the typed text', async () => {
    type Context = ReturnType<typeof setUp> & { text: string };
    type Step = (context: Context) => unknown;
    const texts = ['', 'm', 'mi', 'mil', 'milk', 'milk c', 'mild', 'bre', 'bread', '   '];
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constantFrom(...texts).map(
        (text): Step =>
          (context) => {
            context.text = text;
            context.suggester.setText(text);
          },
      ),
      fc.integer({ min: 0, max: 700 }).map(
        (ms): Step =>
          () =>
            vi.advanceTimersByTimeAsync(ms),
      ),
      fc.nat({ max: 9 }).map(
        (index): Step =>
          async ({ requests }) => {
            const request = requests[index];
            await request?.answer([request.term]);
          },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const context: Context = { ...setUp(), text: '' };
        for (const take of steps) {
          await take(context);
          const [term = ''] = context.shown();
          // Two characters keep the suggestions of three.
          expect(context.text.length === 2 || context.text.startsWith(term)).toBe(true);
        }
      }),
    );
  });
});
