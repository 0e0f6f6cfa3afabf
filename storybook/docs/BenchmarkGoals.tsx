import { BenchmarkTrend } from './BenchmarkTrend.tsx';
import { findTrend, type GoalName, type TrendPoint } from './benchmarkHistory.ts';
import { judgeGoal } from './judgeGoal.ts';

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
  <table>
    <thead>
      <tr>
        <th>Goal</th>
        <th>At most</th>
        <th>Before ({commitBefore})</th>
        <th>Now</th>
        <th>Trend</th>
      </tr>
    </thead>
    <tbody>
      {goals.map(({ bench, goal, unit }) => {
        const trend = findTrend(bench, goal);
        const last = trend.at(-1);
        const now = last?.commit === commitBefore ? undefined : last;
        return (
          <tr key={`${bench} ${nameOf(goal)}`}>
            <th scope="row">{goal.headline ?? nameOf(goal)}</th>
            <td>
              {shorten(goal.atMost)} {unit}
            </td>
            <td>
              {describe(
                goal,
                trend.find(({ commit }) => commit === commitBefore),
              )}
            </td>
            <td>
              {now && `${now.commit}: `}
              {describe(goal, now)}
              {now && judgeGoal(now.runs, goal.atMost) === 'missed' && goal.reason && (
                <div>{goal.reason}</div>
              )}
            </td>
            <td>
              <BenchmarkTrend atMost={goal.atMost} points={trend} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
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
