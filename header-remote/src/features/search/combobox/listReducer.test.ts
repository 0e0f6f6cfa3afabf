import fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { comboboxAriaAtom } from '../useSearchInput.ts';
import { closedList, type ListEvent, listAtom, listReducer, visibleList } from './listReducer.ts';

const terms = (count: number) => Array.from({ length: count }, (_, index) => `term ${index}`);
const noList = { kind: 'none', rows: [] };
const after = (...events: ListEvent[]) => events.reduce(listReducer, closedList);

const opened = (history: readonly string[]): ListEvent => ({ kind: 'opened', inputIsEmpty: true, history });
const typed: ListEvent = { kind: 'typed' };
const closed: ListEvent = { kind: 'closed' };
const suggested = (count: number): ListEvent => ({
  kind: 'suggested',
  suggestions: { term: 'term', terms: terms(count) },
});
const down: ListEvent = { kind: 'moved', by: 1 };
const up: ListEvent = { kind: 'moved', by: -1 };

test('an empty input shows the six newest searches', () => {
  expect(visibleList(after(opened(terms(9))))).toEqual({ kind: 'recent', rows: terms(6) });
  expect(visibleList(after(opened([])))).toEqual(noList);
  expect(visibleList(after(opened(terms(9)), typed))).toEqual(noList);
});

test('an input with text shows suggestions while there are any and the list is open', () => {
  expect(visibleList(after(typed, suggested(2)))).toEqual({ kind: 'suggestions', rows: terms(2) });
  expect(visibleList(after(typed, suggested(0)))).toEqual(noList);
  expect(visibleList(after(typed, suggested(2), closed))).toEqual(noList);
});

test.each([typed, up, closed])('an event that changes nothing renders nothing: %o', (event) => {
  const store = createStore();
  for (const each of [typed, suggested(2), event]) store.set(listAtom, each);
  const onChange = vi.fn();
  store.sub(listAtom, onChange);
  store.sub(comboboxAriaAtom, onChange);

  store.set(listAtom, event);

  expect(onChange).not.toHaveBeenCalled();
});

test('new suggestions keep the highlight on the same term, or on none if the term is gone', () => {
  const others: ListEvent = { kind: 'suggested', suggestions: { term: 'term', terms: ['other', 'term 0'] } };

  expect(after(typed, suggested(2), down, others).highlighted).toBe(1);
  expect(after(typed, suggested(2), down, down, others).highlighted).toBe(-1);
});

test('after any events the highlight is on a visible row or on none', () => {
  const anyEvent: fc.Arbitrary<ListEvent> = fc.oneof(
    fc.nat({ max: 8 }).map((count): ListEvent => opened(terms(count))),
    fc.nat({ max: 8 }).map((count): ListEvent => ({ kind: 'historyRead', history: terms(count) })),
    fc.nat({ max: 8 }).map(suggested),
    fc.constantFrom<ListEvent>(typed, up, down, closed),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const state = after(...events);
      expect(state.highlighted).toBeGreaterThanOrEqual(-1);
      expect(state.highlighted).toBeLessThan(visibleList(state).rows.length);
    }),
  );
});
