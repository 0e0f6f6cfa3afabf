import results from './benchmark.json';

/** What `pnpm bench` measured last. */
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
                <td key={column.name}>
                  {(medians as Record<string, number>)[column.name]?.toFixed(column.digits)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {goals.map(({ column, of, to, atMost, ratio, low, high }) => (
          <li key={column + of + to}>
            {ratio <= atMost ? 'Met' : 'Missed'}: {column}, {of} to {to}: {ratio.toFixed(2)} ({low.toFixed(2)}{' '}
            to {high.toFixed(2)}), at most {atMost.toFixed(2)}
          </li>
        ))}
      </ul>
    </section>
  ));
