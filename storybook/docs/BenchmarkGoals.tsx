import { BenchmarkTrend } from './BenchmarkTrend.tsx';
import { findTrend } from './benchmarkHistory.ts';

export interface Goal {
  column: string;
  of: string;
  /** Without it, the goal is for the value of one variant. */
  to?: string;
  atMost: number;
  ratio: number;
  low: number;
  high: number;
  /** Why the goal is missed. */
  reason?: string;
}

/** A benchmark's goals: what was measured, with its interval, what commits before have measured, and why one is missed. */
export const BenchmarkGoals = ({ bench, goals }: { bench: string; goals: readonly Goal[] }) => (
  <table>
    <thead>
      <tr>
        <th>Goal</th>
        <th>At most</th>
        <th>Measured</th>
        <th>Trend</th>
      </tr>
    </thead>
    <tbody>
      {goals.map((goal) => (
        <tr key={`${goal.column} ${goal.of} ${goal.to}`}>
          <td>
            {goal.column}: {goal.of}
            {goal.to !== undefined && ` / ${goal.to}`}
          </td>
          <td>{shorten(goal.atMost)}</td>
          <td>
            {goal.ratio <= goal.atMost ? 'Met' : <strong>Missed</strong>}: {shorten(goal.ratio)} (
            {shorten(goal.low)} to {shorten(goal.high)})
            {goal.ratio > goal.atMost && goal.reason && <div>{goal.reason}</div>}
          </td>
          <td>
            <BenchmarkTrend atMost={goal.atMost} points={findTrend(bench, goal)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Such as 0.042, 1.03 and 324. */
function shorten(value: number): string {
  if (value < 1) return String(Number(value.toPrecision(3)));
  return value.toFixed(value < 100 ? 2 : 0);
}
