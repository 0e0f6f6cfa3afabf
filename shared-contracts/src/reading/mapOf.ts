import * as z from 'zod/mini';

/** Values by name. Unreadable values are dropped one by one; anything that is no map reads as an empty one. */
export const mapOf = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.transform((map: unknown): Record<string, z.output<Schema>> => {
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return {};
    const entries = Object.entries(map).flatMap(([name, candidate]) => {
      const reading = z.safeParse(value, candidate);
      return reading.success && name !== '__proto__' ? [[name, reading.data] as const] : [];
    });
    return Object.fromEntries(entries);
  });
