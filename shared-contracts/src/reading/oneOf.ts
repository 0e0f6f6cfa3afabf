import * as z from 'zod/mini';

/**
 * One of the words that are known today. A word of tomorrow, like anything else, reads as `other`, the member that
 * stands for all of them.
 */
export const oneOf = <const Word extends string, const Other extends string>(
  words: readonly Word[],
  other: Other,
) => z.transform((value: unknown): Word | Other => words.find((word) => word === value) ?? other);
