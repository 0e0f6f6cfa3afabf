export interface Ratio {
  ratio: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
}

/** A goal is met when the upper end of its interval meets it in three runs; one run that misses it is enough to miss it. */
export function judgeGoal(runs: readonly Ratio[], atMost: number): string {
  const last = runs.slice(-3);
  if (last.some(({ high }) => high > atMost)) return 'missed';
  return last.length === 3 ? 'met' : `met in ${last.length} of 3 runs`;
}
