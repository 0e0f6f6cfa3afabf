import { BenchmarkTrend, findTrend, type GoalName, judgeGoal, type TrendPoint } from './BenchmarkTrend.tsx';
import { Table } from './reference/Table.tsx';

export interface Goal extends GoalName {
  /** Its name in the first table, for goals of the whole header. */
  headline?: string;
  atMost: number;
  /** Why the goal is missed. */
  reason?: string;
}

interface Props {
  goals: readonly { bench: string; goal: Goal; unit: string }[];
  /** The state of the header that is shown beside the latest one. */
  commitBefore: string;
}

/** Goals with the last run's ratio and its interval, in two states of the header, and why one is missed. */
export const BenchmarkGoals = ({ goals, commitBefore }: Props) => (
  <Table
    head={['Goal', 'At most', `Before (${commitBefore})`, 'Now', 'Trend']}
    plain
    rows={goals.map(({ bench, goal, unit }) => {
      const trend = findTrend(bench, goal);
      const last = trend.at(-1);
      const now = last?.commit === commitBefore ? undefined : last;
      const isMissed = now && judgeGoal(now.runs, goal.atMost) === 'missed';
      return [
        goal.headline ?? nameOf(goal),
        `${shorten(goal.atMost)} ${unit}`,
        describe(
          goal,
          trend.find(({ commit }) => commit === commitBefore),
        ),
        <div key="now">
          {now && `${now.commit}: `}
          {describe(goal, now)}
          {isMissed && goal.reason && <div>{goal.reason}</div>}
        </div>,
        <BenchmarkTrend atMost={goal.atMost} key="trend" points={trend} />,
      ];
    })}
  />
);

const nameOf = ({ column, of, to }: GoalName): string =>
  `${column}: ${of}${to === undefined ? '' : ` / ${to}`}`;

function describe({ atMost }: Goal, point: TrendPoint | undefined): string {
  if (!point) return 'not measured';
  const { ratio, low, high, runs } = point;
  return `${shorten(ratio)} (${shorten(low)} to ${shorten(high)}), ${judgeGoal(runs, atMost)}`;
}

/** Such as 0.042, 1.03 and 324. */
function shorten(value: number): string {
  if (value < 1) return String(Number(value.toPrecision(3)));
  return value.toFixed(value < 100 ? 2 : 0);
}
