import * as z from 'zod/mini';
import { readItems } from './listOf.ts';

// Schemas for decoration: content that editors write, images, badges. They never reject a value; an unreadable value
// reads as a missing one (behaviour/contract#editorial-content). `orNull` and `mapOf` are schemas of this kind, too.

/** A list. Unreadable items are dropped; a value that is not a list reads as an empty list. */
export const decorativeList = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.transform((list: unknown): z.output<Schema>[] => (Array.isArray(list) ? readItems(item, list) : []));

/** An object. A value that is not an object reads as an empty one. */
export const decorativeObject = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((group: unknown): unknown =>
      typeof group === 'object' && group !== null && !Array.isArray(group) ? group : {},
    ),
    schema,
  );

/** A boolean. Any other value reads as `otherwise`. */
export const decorativeFlag = (otherwise: boolean) =>
  z.transform((value: unknown): boolean => (typeof value === 'boolean' ? value : otherwise));

/** Text or a number, read as text. Any other value reads as `null`. */
export const decorativeText = z.transform((value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
});
