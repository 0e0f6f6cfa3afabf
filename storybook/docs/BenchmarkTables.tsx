import benchmark from './benchmark.json';
import { type Goal, nameOf, type Result, shorten } from './benchmarkResults.ts';
import { findTrend, judgeGoal, type TrendPoint } from './findTrend.ts';
import { Table } from './reference/Table.tsx';

type Results = Readonly<Record<string, Result & { commit: string }>>;

/** The latest results of each benchmark. */
const latest = benchmark as unknown as Results;

const goalsOf = ([bench, { goals, columns }]: [string, Result]) =>
  goals.map((goal) => {
    const unit = goal.to === undefined ? columns.find(({ name }) => name === goal.column)?.unit : '';
    return { bench, goal, unit: unit ?? '' };
  });

/** The goals of the whole header. */
export const HeadlineGoals = () => (
  <Goals
    goals={Object.entries(latest)
      .flatMap(goalsOf)
      .filter(({ goal }) => goal.headline)}
  />
);

/** The latest results of `pnpm bench`. */
export const BenchmarkTables = () =>
  Object.entries(latest).map(([name, result]) => {
    const goals = goalsOf([name, result]).filter(({ goal }) => !goal.headline);
    return (
      <section key={name}>
        <h2>{result.title}</h2>
        <p>
          Commit {result.commit}, medians of {result.pairs} rounds, {result.measuredOn}. {result.conditions}
        </p>
        <Table
          head={['', ...result.columns.map((column) => `${column.name} ${column.unit}`)]}
          plain
          rows={result.rows.map(({ variant, medians }) => [
            variant,
            ...result.columns.map((column) => medians[column.name]?.toFixed(column.digits)),
          ])}
        />
        {goals.length > 0 && <Goals goals={goals} />}
      </section>
    );
  });

/** Goals: the latest ratio with its interval, the ratios of all commits, and why a goal is missed. */
const Goals = ({ goals }: { goals: ReturnType<typeof goalsOf> }) => (
  <Table
    head={['Goal', 'At most', 'Now', 'Trend']}
    plain
    rows={goals.map(({ bench, goal, unit }) => {
      const trend = findTrend(bench, goal);
      const now = trend.at(-1);
      const isMissed = now && judgeGoal(now.runs, goal.atMost) === 'missed';
      return [
        goal.headline ?? nameOf(goal),
        `${shorten(goal.atMost)} ${unit}`,
        <div key="now">
          {now && `${now.commit}: `}
          {describe(goal, now)}
          {isMissed && goal.reason && <div>{goal.reason}</div>}
        </div>,
        trend.map(({ ratio }) => shorten(ratio)).join(', '),
      ];
    })}
  />
);

function describe({ atMost }: Goal, point: TrendPoint | undefined): string {
  if (!point) return 'not measured';
  const { ratio, low, high, runs } = point;
  return `${shorten(ratio)} (${shorten(low)} to ${shorten(high)}), ${judgeGoal(runs, atMost)}`;
}
