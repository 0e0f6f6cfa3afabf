import history from './benchmark-history.json';
import type { GoalName, MeasuredCommit, Ratio } from './benchmarkResults.ts';

/** A commit's results for a goal: the last run, and the last three. */
export interface TrendPoint extends Ratio {
  commit: string;
  measuredOn: string;
  runs: readonly Ratio[];
}

/** All commits' results for a goal between the same variants, in the order of measurement. */
export function findTrend(
  bench: string,
  { column, of, to }: GoalName,
  commits: readonly MeasuredCommit[] = history,
): TrendPoint[] {
  return commits.flatMap(({ commit, measuredOn, goals }) => {
    const runs =
      goals[bench]?.find((goal) => goal.column === column && goal.of === of && goal.to === to)?.runs ?? [];
    const last = runs.at(-1);
    return last ? [{ commit, measuredOn, runs, ...last }] : [];
  });
}

/**
 * Judges a goal by the upper end of its interval: missed if it is above the limit in one of the last three
 * runs, met if it is not in three runs.
 */
export function judgeGoal(runs: readonly Ratio[], atMost: number): string {
  const last = runs.slice(-3);
  if (last.some(({ high }) => high > atMost)) return 'missed';
  return last.length === 3 ? 'met' : `met in ${last.length} of 3 runs`;
}
