import * as z from 'zod/mini';

/**
 * An object as a map of names to values. Unreadable values are dropped one by one; any other value reads as an empty
 * map.
 */
export const mapOf = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.transform((map: unknown): Record<string, z.output<Schema>> => {
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return {};
    const entries = Object.entries(map).flatMap(([name, candidate]) => {
      const reading = z.safeParse(value, candidate);
      return reading.success && name !== '__proto__' ? [[name, reading.data] as const] : [];
    });
    return Object.fromEntries(entries);
  });
