import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggester, type Suggestions } from './createSuggester.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service whose answers the test gives, in the order that it likes. */
function aService() {
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
  return { fetchSuggestions, requests, request, asked: () => requests.map(({ term }) => term) };
}

function begin() {
  const service = aService();
  const heard: Suggestions[] = [];
  const stalls: boolean[] = [];
  const suggester = createSuggester({
    fetchSuggestions: service.fetchSuggestions,
    onSuggestions: (suggestions) => heard.push(suggestions),
    onStalled: (stalled) => stalls.push(stalled),
  });
  const type = async (text: string, everyMs: number) => {
    for (let length = 1; length <= text.length; length += 1) {
      suggester.typed(text.slice(0, length));
      await vi.advanceTimersByTimeAsync(everyMs);
    }
  };
  return { ...service, suggester, type, stalls, shown: () => heard.at(-1)?.terms ?? [] };
}

describe('createSuggester', () => {
  test('the third character asks at once; one change is one request', async () => {
    const { suggester, asked } = begin();

    suggester.typed('m');
    suggester.typed('mi');
    expect(asked()).toEqual([]);
    suggester.typed('mil');
    expect(asked()).toEqual(['mil']);
    await vi.advanceTimersByTimeAsync(1000);

    expect(asked()).toEqual(['mil']);
  });

  test('asks again 300 ms after the last key, and after 600 ms however fast the keys come', async () => {
    const { type, asked } = begin();

    await type('sourdough loaf', 100);
    await vi.advanceTimersByTimeAsync(1000);

    expect(asked()).toEqual(['sou', 'sourdoug', 'sourdough loaf']);
  });

  test('three spaces ask for nothing, and neither does what the search would not understand', async () => {
    const { suggester, asked } = begin();

    suggester.typed('   ');
    suggester.typed('🥛🥛🥛');
    suggester.typed('<b>');
    await vi.advanceTimersByTimeAsync(1000);

    expect(asked()).toEqual([]);
  });

  test('asks for what the search understands', () => {
    const { suggester, asked } = begin();

    suggester.typed('Ben & Jerry’s!');

    expect(asked()).toEqual(["Ben & Jerry's"]);
  });

  test('shows ten at most', async () => {
    const { suggester, request, shown } = begin();
    suggester.typed('milk');

    await request(0).answer(Array.from({ length: 12 }, (_, index) => `milk ${index}`));

    expect(shown()).toHaveLength(10);
  });

  test('a new request ends the one before; an answer that comes all the same is nobody’s', async () => {
    const { suggester, request, shown } = begin();
    suggester.typed('mil');
    suggester.typed('milk');
    await vi.advanceTimersByTimeAsync(300);

    expect(request(0).signal.aborted).toBe(true);
    await request(1).answer(['milk']);
    await request(0).answer(['mildew spray']);

    expect(shown()).toEqual(['milk']);
  });

  test('an answer counts only while its term stands in the box, and is asked for again by who comes back', async () => {
    const { suggester, request, shown, asked } = begin();
    suggester.typed('mil');
    suggester.typed('milk');
    await request(0).answer(['mild cheddar']);
    expect(shown()).toEqual([]);

    suggester.typed('mil');
    await vi.advanceTimersByTimeAsync(600);

    expect(asked()).toEqual(['mil', 'mil']);
  });

  test('old suggestions stay while the term grows, and go at once when it becomes another', async () => {
    const { suggester, request, shown } = begin();
    suggester.typed('mil');
    await request(0).answer(['milk']);

    suggester.typed('milk');
    expect(shown()).toEqual(['milk']);
    suggester.typed('bread');
    expect(shown()).toEqual([]);
  });

  test('two characters keep what is shown and ask for nothing; one takes it away', async () => {
    const { suggester, request, shown, asked } = begin();
    suggester.typed('mil');
    await request(0).answer(['milk']);

    suggester.typed('mi');
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toEqual(['milk']);
    suggester.typed('m');

    expect(shown()).toEqual([]);
    expect(asked()).toEqual(['mil']);
  });

  test('an empty answer and a failed one take the suggestions away', async () => {
    const { suggester, request, shown } = begin();
    suggester.typed('mil');
    await request(0).answer(['milk']);
    suggester.typed('milkk');
    await vi.advanceTimersByTimeAsync(600);

    await request(1).answer([]);

    expect(shown()).toEqual([]);
  });

  test('cancelled, it asks no more and shows nothing, whatever comes', async () => {
    const { suggester, request, shown, asked } = begin();
    suggester.typed('mil');
    suggester.typed('milk');

    suggester.cancel();
    await request(0).answer(['milk']);
    await vi.advanceTimersByTimeAsync(1000);

    expect(request(0).signal.aborted).toBe(true);
    expect(asked()).toEqual(['mil']);
    expect(shown()).toEqual([]);
  });

  test('says after a second that an answer takes its time, until it is there', async () => {
    const { suggester, request, stalls } = begin();
    suggester.typed('milk');
    await vi.advanceTimersByTimeAsync(999);
    expect(stalls).not.toContain(true);

    await vi.advanceTimersByTimeAsync(1);
    expect(stalls.at(-1)).toBe(true);
    await request(0).answer([]);

    expect(stalls.at(-1)).toBe(false);
  });

  test('whatever is typed, however fast, and whenever answers come: what is shown is for a beginning of what is typed', async () => {
    type Begun = ReturnType<typeof begin> & { text: string };
    type Step = (begun: Begun) => unknown;
    const texts = ['', 'm', 'mi', 'mil', 'milk', 'milk c', 'mild', 'bre', 'bread', '   '];
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constantFrom(...texts).map(
        (text): Step =>
          (begun) => {
            begun.text = text;
            begun.suggester.typed(text);
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
        const begun: Begun = { ...begin(), text: '' };
        for (const take of steps) {
          await take(begun);
          const [term = ''] = begun.shown();
          // Two characters keep what three of them have brought.
          expect(begun.text.length === 2 || begun.text.startsWith(term)).toBe(true);
        }
      }),
    );
  });
});
