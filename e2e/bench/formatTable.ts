import type { Result } from './bench.ts';

/** Formats a result as text: one row per variant, one line per goal. */
export function formatTable({ title, conditions, pairs, columns, rows, goals }: Result): string {
  const head = ['', ...columns.map(({ name, unit }) => (unit ? `${name} ${unit}` : name))];
  const cells = rows.map(({ variant, medians }) => [
    variant,
    ...columns.map(({ name, digits }) => (medians[name] as number).toFixed(digits)),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
      )
      .join('  ');
  const goalLines = goals.map(({ column, of, to, atMost, ratio, low, high, reason }) => {
    const isMet = high <= atMost;
    const compared = `${isMet ? 'met   ' : 'MISSED'} ${column}: ${to === undefined ? of : `${of} / ${to}`}`;
    const measured = `${shorten(ratio)} (${shorten(low)} to ${shorten(high)}), at most ${shorten(atMost)}`;
    return `${compared} = ${measured}${!isMet && reason ? `. ${reason}` : ''}`;
  });
  return [
    `${title}: medians of ${pairs} rounds. ${conditions}`,
    line(head),
    ...cells.map(line),
    ...goalLines,
  ].join('\n');
}

const shorten = (value: number): string =>
  value < 1 ? String(Number(value.toPrecision(3))) : value.toFixed(2);
