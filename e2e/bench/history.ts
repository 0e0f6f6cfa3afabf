import type { Goal, Result } from './bench.ts';
import type { Ratio } from './ratioOfMedians.ts';

/** What a commit's runs have measured of each goal. */
export interface MeasuredCommit {
  commit: string;
  measuredOn: string;
  /** By benchmark. */
  goals: Readonly<Record<string, readonly GoalInHistory[]>>;
}

export interface GoalInHistory extends Pick<Goal, 'column' | 'of' | 'to'> {
  /** The last three, the newest one last. */
  runs: readonly Ratio[];
}

/** Adds a run of a benchmark to those of its commit. Commits are in the order in which they were first measured. */
export function addToHistory(
  history: readonly MeasuredCommit[],
  { name, result, commit }: { name: string; result: Result; commit: string },
): MeasuredCommit[] {
  const earlier = history.find((measured) => measured.commit === commit);
  const goals = result.goals.map(({ column, of, to, ratio, low, high }): GoalInHistory => {
    const known = earlier?.goals[name]?.find(
      (goal) => goal.column === column && goal.of === of && goal.to === to,
    );
    const runs = [...(known?.runs ?? []), { ratio, low, high }].slice(-3);
    return { column, of, ...(to !== undefined && { to }), runs };
  });
  const measured = { commit, measuredOn: result.measuredOn, goals: { ...earlier?.goals, [name]: goals } };
  return earlier ? history.map((one) => (one === earlier ? measured : one)) : [...history, measured];
}
