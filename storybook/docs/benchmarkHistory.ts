import type { Goal } from './BenchmarkGoals.tsx';
import history from './benchmark-history.json';

interface Run {
  commit: string;
  measuredOn: string;
  goals: Readonly<Record<string, readonly Goal[]>>;
}

/** What a commit has measured of a goal. */
export interface TrendPoint {
  commit: string;
  measuredOn: string;
  ratio: number;
  low: number;
  high: number;
}

/** What every commit has measured of a goal, the oldest first. A goal may have had another limit then. */
export function findTrend(
  bench: string,
  { column, of, to }: Pick<Goal, 'column' | 'of' | 'to'>,
  runs: readonly Run[] = history as readonly Run[],
): TrendPoint[] {
  return runs.flatMap(({ commit, measuredOn, goals }) => {
    const found = goals[bench]?.find((goal) => goal.column === column && goal.of === of && goal.to === to);
    return found ? [{ commit, measuredOn, ratio: found.ratio, low: found.low, high: found.high }] : [];
  });
}
