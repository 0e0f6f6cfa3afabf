export interface Ratio {
  ratio: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
}

const resamples = 2000;

/**
 * The ratio of two medians with a bootstrap confidence interval. `of[i]` and `to[i]` were measured in the same round
 * and are resampled together, so that a slowdown of the whole round cancels out.
 */
export function ratioOfMedians(of: readonly number[], to: readonly number[]): Ratio {
  if (of.length !== to.length)
    throw new Error(`ratioOfMedians: ${of.length} values compared with ${to.length}`);
  const random = createRandom(20_261_121);
  const ratios = Array.from({ length: resamples }, () => {
    const drawn = of.map(() => Math.floor(random() * of.length));
    return ratioAt(drawn, of, to);
  }).sort((a, b) => a - b);
  return {
    ratio: median(of) / median(to),
    low: ratios[Math.floor(resamples * 0.025)] as number,
    high: ratios[Math.floor(resamples * 0.975)] as number,
  };
}

const ratioAt = (drawn: number[], of: readonly number[], to: readonly number[]): number =>
  median(drawn.map((round) => of[round] as number)) / median(drawn.map((round) => to[round] as number));

/** The mulberry32 generator: its fixed seed makes intervals reproducible. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The middle value of a list, or the mean of the two middle values. @throws Error on an empty list */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median: the list is empty');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Number.isInteger(middle) ? ((sorted[middle - 1] as number) + upper) / 2 : upper;
}
