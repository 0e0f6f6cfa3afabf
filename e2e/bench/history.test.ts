import { expect, test } from 'vitest';
import type { Result } from './bench.ts';
import { addToHistory } from './history.ts';

const goal = { column: 'painted', of: 'ours', to: 'static HTML', atMost: 1.03, ratio: 1, low: 1, high: 1 };

const aResult = (ratio: number, measuredOn = '2026-11-22'): Result => ({
  title: '',
  conditions: '',
  measuredOn,
  pairs: 15,
  columns: [],
  rows: [],
  goals: [{ ...goal, ratio, reason: 'the script runs first' }],
});

test('a commit’s run has the goals of all its benchmarks', () => {
  const first = addToHistory([], { name: 'first-load', result: aResult(1.1), commit: 'a1' });
  const both = addToHistory(first, { name: 'phone', result: aResult(1.2), commit: 'a1' });

  expect(both).toEqual([
    {
      commit: 'a1',
      measuredOn: '2026-11-22',
      goals: { 'first-load': [{ ...goal, ratio: 1.1 }], phone: [{ ...goal, ratio: 1.2 }] },
    },
  ]);
});

test('the newest run is last, and a benchmark that is run again for a commit is replaced', () => {
  const runs = [
    ['a1', 1.1],
    ['b2', 1.2],
    ['a1', 1.3],
  ] as const;
  const history = runs.reduce(
    (so, [commit, ratio]) => addToHistory(so, { name: 'phone', result: aResult(ratio), commit }),
    [] as ReturnType<typeof addToHistory>,
  );

  expect(history.map(({ commit, goals }) => [commit, goals.phone?.[0]?.ratio])).toEqual([
    ['b2', 1.2],
    ['a1', 1.3],
  ]);
});
