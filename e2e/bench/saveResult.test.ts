import { expect, test } from 'vitest';
import type { MeasuredCommit, Result } from '../../storybook/docs/benchmarkResults.ts';
import { addToHistory } from './saveResult.ts';

const goal = { column: 'painted', of: 'ours', to: 'static HTML' };
const runOf = (ratio: number) => ({ ratio, low: 1, high: 2 });

const aResult = (ratio: number): Result => ({
  title: '',
  conditions: '',
  measuredOn: '2026-11-22',
  pairs: 15,
  columns: [],
  rows: [],
  goals: [{ ...goal, ...runOf(ratio), atMost: 1.03, reason: 'the script runs first' }],
});

const measure = (...runs: [name: string, commit: string, ratio: number][]) =>
  runs.reduce<MeasuredCommit[]>(
    (so, [name, commit, ratio]) => addToHistory(so, { name, commit, result: aResult(ratio) }),
    [],
  );

test('a commit has the goals of all its benchmarks', () => {
  expect(measure(['first-load', 'a1', 1.1], ['phone', 'a1', 1.2])).toEqual([
    {
      commit: 'a1',
      measuredOn: '2026-11-22',
      goals: { 'first-load': [{ ...goal, runs: [runOf(1.1)] }], phone: [{ ...goal, runs: [runOf(1.2)] }] },
    },
  ]);
});

test('a commit keeps the last three runs of each goal', () => {
  const [measured] = measure(['phone', 'a1', 1], ['phone', 'a1', 2], ['phone', 'a1', 3], ['phone', 'a1', 4]);

  expect(measured?.goals.phone?.[0]?.runs).toEqual([runOf(2), runOf(3), runOf(4)]);
});

test('a commit that is measured again keeps its place', () => {
  const history = measure(['phone', 'a1', 1.1], ['phone', 'b2', 1.2], ['phone', 'a1', 1.3]);

  expect(history.map(({ commit }) => commit)).toEqual(['a1', 'b2']);
});
