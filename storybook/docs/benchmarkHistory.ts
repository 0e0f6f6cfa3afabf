import history from './benchmark-history.json';

interface MeasuredCommit {
  commit: string;
  measuredOn: string;
  /** By benchmark. */
  goals: Readonly<Record<string, readonly (GoalName & { runs: readonly Ratio[] })[]>>;
}

export interface Ratio {
  ratio: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
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

/** A goal is met when the upper end of its interval meets it in three runs; one run that misses it is enough to miss it. */
export function judgeGoal(runs: readonly Ratio[], atMost: number): string {
  const last = runs.slice(-3);
  if (last.some(({ high }) => high > atMost)) return 'missed';
  return last.length === 3 ? 'met' : `met in ${last.length} of 3 runs`;
}
