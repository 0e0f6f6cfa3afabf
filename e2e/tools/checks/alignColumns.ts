/** Formats rows as text columns: numbers aligned right, words left. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const align = (cell: string, column: number) =>
    /^[\d.]+$/.test(cell) ? cell.padStart(widthOf(column)) : cell.padEnd(widthOf(column));
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}
