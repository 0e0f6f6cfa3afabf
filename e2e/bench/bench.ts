import type { Ratio } from './ratioOfMedians.ts';

/** What one measurement of one variant gives, by the name of its column. */
export type Sample = Readonly<Record<string, number>>;

/** A limit for one variant's median: over another's, measured in the same rounds, or by itself. */
export interface Goal {
  column: string;
  of: string;
  to?: string;
  atMost: number;
}

/** Variants of one thing, measured by turns. */
export interface Bench {
  title: string;
  /** How it is measured, for whoever reads the table. */
  conditions: string;
  /** Each variant's name, and one measurement of it. */
  variants: ReadonlyMap<string, () => Promise<Sample>>;
  columns: readonly Column[];
  goals: readonly Goal[];
  close(): Promise<void>;
}

export interface Column {
  name: string;
  unit: '' | 'ms' | 'KB';
  digits: number;
}

export interface Result {
  title: string;
  conditions: string;
  measuredOn: string;
  pairs: number;
  columns: readonly Column[];
  rows: readonly { variant: string; medians: Sample }[];
  goals: readonly (Goal & Ratio)[];
}
