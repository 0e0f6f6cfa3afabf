import benchmark from './benchmark.json';
import { type Goal, nameOf, type Ratio, type Result, shorten } from './benchmarkResults.ts';
import { Table } from './reference/Table.tsx';

type Results = Readonly<Record<string, Result & { commit: string }>>;

/** The latest results of each benchmark. */
const latest = benchmark as unknown as Results;

const goalsOf = ({ goals, columns }: Result) =>
  goals.map((goal) => {
    const unit = goal.to === undefined ? columns.find(({ name }) => name === goal.column)?.unit : '';
    return { goal, unit: unit ?? '' };
  });

/** The goals of the whole header. */
export const HeadlineGoals = () => (
  <Goals
    goals={Object.values(latest)
      .flatMap(goalsOf)
      .filter(({ goal }) => goal.headline)}
  />
);

/** The latest results of `pnpm bench`. */
export const BenchmarkTables = () =>
  Object.entries(latest).map(([name, result]) => {
    const goals = goalsOf(result).filter(({ goal }) => !goal.headline);
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

/** Goals: the ratio with its interval, and why a goal is missed. */
const Goals = ({ goals }: { goals: ReturnType<typeof goalsOf> }) => (
  <Table
    head={['Goal', 'At most', 'Measured']}
    plain
    rows={goals.map(({ goal, unit }) => [
      goal.headline ?? nameOf(goal),
      `${shorten(goal.atMost)} ${unit}`,
      <div key="measured">
        {`${shorten(goal.ratio)} (${shorten(goal.low)} to ${shorten(goal.high)}), ${isMissed(goal) ? 'missed' : 'met'}`}
        {isMissed(goal) && goal.reason && <div>{goal.reason}</div>}
      </div>,
    ])}
  />
);

/** Judges a goal by the upper end of its interval. */
const isMissed = ({ high, atMost }: Goal & Ratio): boolean => high > atMost;
