/** The middle value of a list, or the mean of the two middle values. @throws Error on an empty list */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median: the list is empty');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Number.isInteger(middle) ? ((sorted[middle - 1] as number) + upper) / 2 : upper;
}
