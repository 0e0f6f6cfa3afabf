import history from './benchmark-history.json';
import type { GoalName, MeasuredCommit, Ratio } from './benchmarkResults.ts';

const width = 160;
const height = 48;
const margin = 6;

/**
 * A small chart of one goal: a point with its 95 % confidence interval for each commit that was measured, a dashed line
 * at the limit, and the names of the first and the last commit. The scale begins at 0.
 */
export function BenchmarkTrend({ atMost, points }: { atMost: number; points: readonly TrendPoint[] }) {
  if (points.length === 0) return null;
  const top = 1.1 * Math.max(atMost, ...points.map(({ high }) => high));
  const y = (value: number) => height - margin - (value / top) * (height - 2 * margin);
  const x = (index: number) =>
    points.length === 1 ? width / 2 : margin + (index / (points.length - 1)) * (width - 2 * margin);
  const names = [...new Set([points.at(0)?.commit, points.at(-1)?.commit])];
  return (
    <>
      <svg
        aria-label={describe(points)}
        height={height}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        <g fill="none" stroke="currentColor">
          <path d={`M0 ${y(atMost)}H${width}`} opacity="0.6" strokeDasharray="4 3" />
          <polyline points={points.map(({ ratio }, index) => `${x(index)},${y(ratio)}`).join(' ')} />
          {points.map(({ commit, low, high }, index) => (
            <path d={`M${x(index)} ${y(low)}V${y(high)}`} key={commit} opacity="0.5" />
          ))}
        </g>
        {points.map((point, index) => (
          <circle cx={x(index)} cy={y(point.ratio)} fill="currentColor" key={point.commit} r="3">
            <title>{describe([point])}</title>
          </circle>
        ))}
      </svg>
      <div>{names.join(' to ')}</div>
    </>
  );
}

const describe = (points: readonly TrendPoint[]): string =>
  points.map(({ commit, measuredOn, ratio }) => `${measuredOn} ${commit}: ${ratio.toFixed(2)}`).join(', ');

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
