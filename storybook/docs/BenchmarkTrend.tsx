import type { TrendPoint } from './benchmarkHistory.ts';

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
