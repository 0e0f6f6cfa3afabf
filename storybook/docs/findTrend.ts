import history from './benchmark-history.json';
import type { GoalName, MeasuredCommit, Ratio } from './benchmarkResults.ts';

/** The results of a commit for a goal: its last run, and the last three. */
export interface TrendPoint extends Ratio {
  commit: string;
  measuredOn: string;
  runs: readonly Ratio[];
}

/** The results of all commits for a goal between the same variants, in the order of measurement. */
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

/** Judges a goal: met if the upper end of the interval meets it in three runs, missed if it does not in one run. */
export function judgeGoal(runs: readonly Ratio[], atMost: number): string {
  const last = runs.slice(-3);
  if (last.some(({ high }) => high > atMost)) return 'missed';
  return last.length === 3 ? 'met' : `met in ${last.length} of 3 runs`;
}
