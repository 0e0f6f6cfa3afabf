import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedList, type ListEvent, listState, shownList } from './listState.ts';

const terms = (count: number) => Array.from({ length: count }, (_, index) => `term ${index}`);
const after = (...events: ListEvent[]) => events.reduce(listState, closedList);

const entered = (recent: readonly string[]): ListEvent => ({ kind: 'entered', boxIsEmpty: true, recent });
const typed: ListEvent = { kind: 'typed' };
const suggested = (count: number): ListEvent => ({
  kind: 'suggested',
  suggestions: { term: 'term', terms: terms(count) },
});
const down: ListEvent = { kind: 'moved', by: 1 };
const up: ListEvent = { kind: 'moved', by: -1 };

describe('listState', () => {
  test('shows the six newest searches while nothing is typed', () => {
    expect(shownList(after(entered(terms(9))))).toEqual({ kind: 'recent', rows: terms(6) });
    expect(shownList(after(entered([])))).toEqual({ kind: 'none' });
    expect(shownList(after(entered(terms(9)), typed))).toEqual({ kind: 'none' });
  });

  test('shows suggestions once there is one, while the reader is in the box', () => {
    expect(shownList(after(typed, suggested(2)))).toEqual({ kind: 'suggestions', rows: terms(2) });
    expect(shownList(after(typed, suggested(0)))).toEqual({ kind: 'none' });
    expect(shownList(after(typed, suggested(2), { kind: 'left' }))).toEqual({ kind: 'none' });
  });

  test('Down goes to the next and stays on the last; Up goes back, and from the first to none', () => {
    const keys = [down, down, down, up, up, up];
    const walk = keys.map((_, index) => after(typed, suggested(2), ...keys.slice(0, index + 1)));

    expect(walk.map(({ highlighted }) => highlighted)).toEqual([0, 1, 1, 0, -1, -1]);
  });

  test('a key that changes nothing of the list leaves the very same state', () => {
    const typing = after(typed, suggested(2));
    const left = listState(typing, { kind: 'left' });

    expect(listState(typing, typed)).toBe(typing);
    expect(listState(typing, up)).toBe(typing);
    expect(listState(left, { kind: 'left' })).toBe(left);
  });

  test('typing takes the highlight back', () => {
    expect(after(typed, suggested(2), down, typed).highlighted).toBe(-1);
  });

  test('new suggestions keep the highlight on the same one, or on none where it is gone', () => {
    const others: ListEvent = {
      kind: 'suggested',
      suggestions: { term: 'term', terms: ['other', 'term 0'] },
    };

    expect(after(typed, suggested(2), down, others).highlighted).toBe(1);
    expect(after(typed, suggested(2), down, down, others).highlighted).toBe(-1);
  });

  test('where a row went, the next has the highlight, or the one before, or none', () => {
    const onSecond = after(entered(terms(3)), down, down);
    const remembered = (count: number): ListEvent => ({ kind: 'remembered', recent: terms(count) });

    expect(listState(onSecond, remembered(2)).highlighted).toBe(1);
    expect(listState(onSecond, remembered(1)).highlighted).toBe(0);
    expect(listState(onSecond, remembered(0)).highlighted).toBe(-1);
  });

  test('whatever happens, the highlight is on a row that is shown, or on none', () => {
    const anyEvent: fc.Arbitrary<ListEvent> = fc.oneof(
      fc.nat({ max: 8 }).map((count): ListEvent => entered(terms(count))),
      fc.nat({ max: 8 }).map((count): ListEvent => ({ kind: 'remembered', recent: terms(count) })),
      fc.nat({ max: 8 }).map(suggested),
      fc.constantFrom<ListEvent>(typed, up, down, { kind: 'left' }),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = after(...events);
        const list = shownList(state);
        const rows = list.kind === 'none' ? 0 : list.rows.length;
        expect(state.highlighted).toBeGreaterThanOrEqual(-1);
        expect(state.highlighted).toBeLessThan(rows);
      }),
    );
  });
});
