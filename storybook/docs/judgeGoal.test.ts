import { expect, test } from 'vitest';
import { judgeGoal } from './judgeGoal.ts';

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
