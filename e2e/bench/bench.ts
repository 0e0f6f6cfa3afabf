import type { Ratio } from './ratioOfMedians.ts';

/** The values of one measurement of one variant, by column name. */
export type Sample = Readonly<Record<string, number>>;

/** An upper limit for the median of variant `of`, divided by the median of variant `to` if that is given. */
export interface Goal {
  /** What the goal says about the whole header; goals that have it are in the first table of the docs. */
  headline?: string;
  column: string;
  of: string;
  to?: string;
  atMost: number;
  /** Why the goal is missed; shown while it is. */
  reason?: string;
}

/** A benchmark: variants of one thing, measured alternately. */
export interface Bench {
  title: string;
  /** How the variants are measured; printed above the table. */
  conditions: string;
  /** By name: a function that takes one measurement. A variant that is changed gets a new name, so that its trend begins anew. */
  variants: ReadonlyMap<string, () => Promise<Sample>>;
  columns: readonly Column[];
  goals: readonly Goal[];
  /** Measures in every n-th round only, if the values hardly vary; infinity: once. Default: in every round. */
  roundsOf?: number;
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
