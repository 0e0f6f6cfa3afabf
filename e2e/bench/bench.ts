import type { Column, Goal, Result } from '../../storybook/docs/benchmarkResults.ts';
import { median, ratioOfMedians } from './ratioOfMedians.ts';

/** Values of one measurement of a variant, by column name. */
export type Sample = Readonly<Record<string, number>>;

/** A benchmark: variants of one thing, measured in turn. */
export interface Bench {
  title: string;
  /** How the variants are measured. Printed above the table. */
  conditions: string;
  /** Functions that measure once, by variant name. */
  variants: ReadonlyMap<string, () => Promise<Sample>>;
  columns: readonly Column[];
  goals: readonly Goal[];
}

export const columnsOf = (unit: Column['unit'], digits: number, names: readonly string[]): Column[] =>
  names.map((name) => ({ name, unit, digits }));

/** Whether a run is a quick look with few rounds: no warm-up, and the results are not saved. */
export const isQuick = (pairs: number): boolean => pairs <= 3;

/**
 * Measures every variant once per round. The order rotates, so that other load on the machine affects all
 * variants equally. The first round is a warm-up, which does not count; a quick run has none.
 */
export async function runBench(bench: Bench, pairs: number, log: (text: string) => void): Promise<Result> {
  const variants = [...bench.variants];
  const samples = new Map<string, Sample[]>(variants.map(([name]) => [name, []]));
  for (let round = isQuick(pairs) ? 1 : 0; round <= pairs; round += 1) {
    log(`\r${bench.title}: round ${round} of ${pairs}`);
    const first = round % variants.length;
    for (const [name, measure] of [...variants.slice(first), ...variants.slice(0, first)]) {
      const sample = await measure();
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  log('\n');
  const values = (variant: string, column: string) =>
    (samples.get(variant) ?? []).map(({ [column]: value }) => {
      if (value === undefined) throw new Error(`a measurement has no "${column}"`);
      return value;
    });
  return {
    title: bench.title,
    conditions: bench.conditions,
    measuredOn: new Date().toISOString().slice(0, 10),
    pairs: pairs,
    columns: bench.columns,
    rows: variants.map(([variant]) => ({
      variant,
      medians: Object.fromEntries(
        bench.columns.map(({ name, digits }) => [name, rounded(median(values(variant, name)), digits)]),
      ),
    })),
    goals: bench.goals.map((goal) => {
      const of = values(goal.of, goal.column);
      const to = goal.to === undefined ? of.map(() => 1) : values(goal.to, goal.column);
      const { ratio, low, high } = ratioOfMedians(of, to);
      return { ...goal, ratio: rounded(ratio, 3), low: rounded(low, 3), high: rounded(high, 3) };
    }),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
