import * as z from 'zod/mini';
import { readItems } from './listOf.ts';

// Readers for what is no more than decoration: content that editors write, images, badges. They never refuse; whatever
// makes no sense is as good as missing. `orNull` and `mapOf` belong to them, too.

/** A list: items that cannot be read are dropped, anything that is no list reads as an empty one. */
export const decorativeList = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.transform((list: unknown): z.output<Schema>[] => (Array.isArray(list) ? readItems(item, list) : []));

/** A group of fields: anything that is none reads as one without a field. */
export const decorativePart = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((group: unknown): unknown =>
      typeof group === 'object' && group !== null && !Array.isArray(group) ? group : {},
    ),
    schema,
  );

/** A yes or no. */
export const decorativeFlag = (otherwise: boolean) =>
  z.transform((value: unknown): boolean => (typeof value === 'boolean' ? value : otherwise));

/** Text or a number, as text; anything else is `null`. */
export const decorativeText = z.transform((value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
});
