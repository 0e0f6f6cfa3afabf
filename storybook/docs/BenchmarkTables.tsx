import benchmark from './benchmark.json';

interface Result {
  title: string;
  conditions: string;
  measuredOn: string;
  pairs: number;
  columns: readonly { name: string; unit: string; digits: number }[];
  rows: readonly { variant: string; medians: Readonly<Record<string, number>> }[];
  /** The ratio of two variants or, without `to`, the value of one variant. */
  goals: readonly {
    column: string;
    of: string;
    to?: string;
    atMost: number;
    ratio: number;
    low: number;
    high: number;
  }[];
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
      <ul>
        {goals.map(({ column, of, to, atMost, ratio, low, high }) => (
          <li key={`${column} ${of} ${to}`}>
            {ratio <= atMost ? 'Met' : 'Missed'}: {column}, {to === undefined ? of : `${of} to ${to}`}:{' '}
            {ratio.toFixed(2)} ({low.toFixed(2)} to {high.toFixed(2)}), at most {atMost.toFixed(2)}
          </li>
        ))}
      </ul>
    </section>
  ));
