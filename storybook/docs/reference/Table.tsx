import type { ReactNode } from 'react';

interface Props {
  head: readonly string[];
  /** A row's first cell is its heading and its key. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  /** Whether the rows' headings are words, not code. */
  plain?: boolean;
}

/** Lets code that is longer than its column wrap. */
export const breakable = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;

/** A table of the documentation. */
export const Table = ({ head, rows, plain }: Props) => (
  <table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([key, ...cells]) => (
        <tr key={key}>
          <th scope="row">{plain ? key : <code>{key}</code>}</th>
          {cells.map((cell, column) => (
            <td key={head[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
