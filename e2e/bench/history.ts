import type { Goal, Result } from './bench.ts';
import type { Ratio } from './ratioOfMedians.ts';

/** What a commit's runs have measured of each goal. */
export interface Run {
  commit: string;
  measuredOn: string;
  /** By benchmark. */
  goals: Readonly<Record<string, readonly GoalInHistory[]>>;
}

export type GoalInHistory = Pick<Goal, 'column' | 'of' | 'to' | 'atMost'> & Ratio;

/** Adds a benchmark's result to the run of its commit, the newest run last. A benchmark that is run again is replaced. */
export function addToHistory(
  history: readonly Run[],
  { name, result, commit }: { name: string; result: Result; commit: string },
): Run[] {
  const { measuredOn } = result;
  const earlier = history.find((run) => run.commit === commit);
  const goals = result.goals.map(({ reason: _, ...goal }) => goal);
  const run: Run = { commit, measuredOn, goals: { ...earlier?.goals, [name]: goals } };
  return [...history.filter((other) => other !== earlier), run];
}
