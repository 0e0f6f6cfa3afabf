// Format of the result files, which `pnpm bench` writes and the page "Benchmark" shows.

/** What is measured: a column of variant `of`, divided by that of variant `to` if given. */
export interface GoalName {
  column: string;
  of: string;
  to?: string;
}

/** An upper limit for the median of variant `of`, divided by that of variant `to` if given. */
export interface Goal extends GoalName {
  /** The goal in words, if it is about the whole header. These goals are in the first table of the docs. */
  headline?: string;
  atMost: number;
  /** Why the goal is missed. Shown only while it is missed. */
  reason?: string;
}

export interface Ratio {
  ratio: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
}

export interface Column {
  name: string;
  unit: '' | 'ms' | 'KB';
  digits: number;
}

export interface Result {
  title: string;
  /** How the variants are measured; printed above the table. */
  conditions: string;
  measuredOn: string;
  pairs: number;
  columns: readonly Column[];
  rows: readonly { variant: string; medians: Readonly<Record<string, number>> }[];
  goals: readonly (Goal & Ratio)[];
}

/** Name of the goal, such as "painted: ours / static HTML". */
export const nameOf = ({ column, of, to }: GoalName): string =>
  `${column}: ${of}${to === undefined ? '' : ` / ${to}`}`;

/** Formats a value with few digits, such as 0.042, 1.03 and 324. */
export function shorten(value: number): string {
  if (value < 1) return String(Number(value.toPrecision(3)));
  return value.toFixed(value < 100 ? 2 : 0);
}
