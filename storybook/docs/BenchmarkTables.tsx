import { BenchmarkGoals, type Goal } from './BenchmarkGoals.tsx';
import benchmark from './benchmark.json';

interface Result {
  title: string;
  conditions: string;
  measuredOn: string;
  pairs: number;
  columns: readonly { name: string; unit: string; digits: number }[];
  rows: readonly { variant: string; medians: Readonly<Record<string, number>> }[];
  goals: readonly Goal[];
}

const results = benchmark as unknown as Record<string, Result>;

/** The latest results of `pnpm bench`. */
export const BenchmarkTables = () =>
  Object.entries(results).map(([name, { title, conditions, measuredOn, pairs, columns, rows, goals }]) => (
    <section key={name}>
      <h2>{title}</h2>
      <p>
        Medians of {pairs} rounds, {measuredOn}. {conditions}
      </p>
      <table>
        <thead>
          <tr>
            <th />
            {columns.map((column) => (
              <th key={column.name}>{`${column.name} ${column.unit}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variant, medians }) => (
            <tr key={variant}>
              <th>{variant}</th>
              {columns.map((column) => (
                <td key={column.name}>{medians[column.name]?.toFixed(column.digits)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <BenchmarkGoals bench={name} goals={goals} />
    </section>
  ));
