import history from './benchmark-history.json';
import type { Ratio } from './judgeGoal.ts';

interface MeasuredCommit {
  commit: string;
  measuredOn: string;
  /** By benchmark. */
  goals: Readonly<Record<string, readonly (GoalName & { runs: readonly Ratio[] })[]>>;
}

/** What is measured: a column of variant `of`, divided by that of variant `to` if that is given. */
export interface GoalName {
  column: string;
  of: string;
  to?: string;
}

/** What a commit has measured of a goal: its last run, and the last three. */
export interface TrendPoint extends Ratio {
  commit: string;
  measuredOn: string;
  runs: readonly Ratio[];
}

/** What every commit has measured of a goal between the same variants, in the order in which they were measured. */
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
