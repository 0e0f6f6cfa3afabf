import * as z from 'zod/mini';

/**
 * A list whose unreadable items are dropped one by one, so that one bad product does not empty a trolley. A missing or
 * `null` list reads as an empty list; any other value is rejected.
 */
export const listOf = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((list) => readItems(item, list ?? [])),
  );

/** Returns the readable items in their order. */
export const readItems = <Schema extends z.ZodMiniType>(
  item: Schema,
  list: readonly unknown[],
): z.output<Schema>[] =>
  list.flatMap((candidate) => {
    const reading = z.safeParse(item, candidate);
    return reading.success ? [reading.data] : [];
  });
