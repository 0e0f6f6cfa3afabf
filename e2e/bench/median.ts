/** The middle of a list; between the two middle ones where it is even. @throws Error on an empty list */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median: of no values');
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Number.isInteger(middle) ? ((sorted[middle - 1] as number) + upper) / 2 : upper;
}
