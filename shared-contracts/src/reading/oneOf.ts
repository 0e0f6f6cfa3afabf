import * as z from 'zod/mini';

/** One of the known words. Any other value, such as a word that a service adds later, reads as `other`. */
export const oneOf = <const Word extends string, const Other extends string>(
  words: readonly Word[],
  other: Other,
) => z.transform((value: unknown): Word | Other => words.find((word) => word === value) ?? other);
