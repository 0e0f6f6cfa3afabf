import { BenchmarkGoals, type Goal } from './BenchmarkGoals.tsx';
import benchmark from './benchmark.json';
import benchmarkBefore from './benchmark-before.json';
import { Table } from './reference/Table.tsx';

interface Result {
  commit: string;
  title: string;
  conditions: string;
  measuredOn: string;
  pairs: number;
  columns: readonly { name: string; unit: string; digits: number }[];
  rows: readonly Row[];
  goals: readonly Goal[];
}

interface Row {
  variant: string;
  medians: Readonly<Record<string, number>>;
}

type Results = Readonly<Record<string, Result>>;

const before = benchmarkBefore as unknown as Results;
/** A benchmark that was not run since is shown in its state before. */
const latest: Results = { ...before, ...(benchmark as unknown as Results) };
const commitBefore = Object.values(before)[0]?.commit ?? '';

const goalsOf = ([bench, { goals, columns }]: [string, Result]) =>
  goals.map((goal) => {
    const unit = goal.to === undefined ? columns.find(({ name }) => name === goal.column)?.unit : '';
    return { bench, goal, unit: unit ?? '' };
  });

/** The goals of the whole header. */
export const HeadlineGoals = () => (
  <BenchmarkGoals
    commitBefore={commitBefore}
    goals={Object.entries(latest)
      .flatMap(goalsOf)
      .filter(({ goal }) => goal.headline)}
  />
);

/** The latest results of `pnpm bench`, with the header's own rows in the state before. */
export const BenchmarkTables = () =>
  Object.entries(latest).map(([name, result]) => {
    const goals = goalsOf([name, result]).filter(({ goal }) => !goal.headline);
    return (
      <section key={name}>
        <h2>{result.title}</h2>
        <p>
          Commit {result.commit}, medians of {result.pairs} rounds, {result.measuredOn}. {result.conditions}
        </p>
        <Medians columns={result.columns} rows={rowsOf(name, result)} />
        {goals.length > 0 && <BenchmarkGoals commitBefore={commitBefore} goals={goals} />}
      </section>
    );
  });

/** The names of the header's own variants begin so. */
const own = /^(ours|header|menu|search box)/;

function rowsOf(bench: string, { commit, rows }: Result): Row[] {
  const earlier = before[bench];
  const shown = earlier && earlier.commit !== commit ? earlier.rows : [];
  const rowsBefore = shown
    .filter(({ variant }) => own.test(variant))
    .map(({ variant, medians }) => ({ variant: `${variant}, before`, medians }));
  return [...rows, ...rowsBefore];
}

const Medians = ({ columns, rows }: Pick<Result, 'columns' | 'rows'>) => (
  <Table
    head={['', ...columns.map(({ name, unit }) => `${name} ${unit}`)]}
    plain
    rows={rows.map(({ variant, medians }) => [
      variant,
      ...columns.map(({ name, digits }) => medians[name]?.toFixed(digits)),
    ])}
  />
);
