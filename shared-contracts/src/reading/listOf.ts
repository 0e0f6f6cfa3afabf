import * as z from 'zod/mini';

/**
 * A list whose unreadable items are dropped one by one, so that one bad product never empties a trolley. An absent or
 * `null` list reads as empty; anything else that is no list is a broken contract.
 */
export const listOf = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((list) => readItems(item, list ?? [])),
  );

/** The items that can be read, in their order. */
export const readItems = <Schema extends z.ZodMiniType>(
  item: Schema,
  list: readonly unknown[],
): z.output<Schema>[] =>
  list.flatMap((candidate) => {
    const reading = z.safeParse(item, candidate);
    return reading.success ? [reading.data] : [];
  });
