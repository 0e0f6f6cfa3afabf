import { createRandom } from '../../header-remote/release/testing/createRandom.ts';
import type { Ratio } from '../../storybook/docs/benchmarkResults.ts';

const resamples = 2000;

/**
 * Ratio of two medians with a bootstrap confidence interval. `of[i]` and `to[i]` are from the same round, and
 * are resampled together, so that a slowdown of the whole round cancels out.
 */
export function ratioOfMedians(of: readonly number[], to: readonly number[]): Ratio {
  const random = createRandom(20_261_121);
  const ratios = Array.from({ length: resamples }, () => {
    const rounds = of.map(() => Math.floor(random() * of.length));
    const drawn = (values: readonly number[]) => rounds.map((round) => values[round] as number);
    return median(drawn(of)) / median(drawn(to));
  }).sort((a, b) => a - b);
  return {
    ratio: median(of) / median(to),
    low: ratios[Math.floor(resamples * 0.025)] as number,
    high: ratios[Math.floor(resamples * 0.975)] as number,
  };
}

/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Number.isInteger(middle) ? ((sorted[middle - 1] as number) + upper) / 2 : upper;
}
