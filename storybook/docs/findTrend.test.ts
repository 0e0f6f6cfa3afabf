import { expect, test } from 'vitest';
import { findTrend, judgeGoal } from './findTrend.ts';

const goal = { column: 'painted', of: 'ours', to: 'static HTML' };
const measured = (...ratios: number[]) => ({
  ...goal,
  runs: ratios.map((ratio) => ({ ratio, low: ratio - 0.1, high: ratio + 0.1 })),
});
const commits = [
  { commit: 'a1', measuredOn: '2026-11-21', goals: { 'first-load': [measured(1.2, 1.1)] } },
  { commit: 'b2', measuredOn: '2026-11-22', goals: { phone: [measured(9)] } },
  { commit: 'c3', measuredOn: '2026-11-23', goals: { 'first-load': [measured(1)] } },
];

test('the trend of a goal has the last run of every commit that measured the same variants', () => {
  expect(findTrend('first-load', goal, commits).map(({ commit, ratio }) => [commit, ratio])).toEqual([
    ['a1', 1.1],
    ['c3', 1],
  ]);
  expect(findTrend('first-load', { ...goal, of: 'iframe' }, commits)).toEqual([]);
});

const runsTo = (...highs: number[]) => highs.map((high) => ({ ratio: 1, low: 0.9, high }));

test.each([
  ['met', [1.1, 1.05, 1]],
  ['missed', [1, 1, 1.11]],
  ['missed', [1.2]],
  ['met in 1 of 3 runs', [1]],
  ['met in 2 of 3 runs', [1, 1.1]],
])('a goal of 1.1 is %s when the intervals of its runs end at %j', (verdict, highs) => {
  expect(judgeGoal(runsTo(...highs), 1.1)).toBe(verdict);
});

test('only the last three runs count', () => {
  expect(judgeGoal(runsTo(2, 1, 1, 1), 1.1)).toBe('met');
});
