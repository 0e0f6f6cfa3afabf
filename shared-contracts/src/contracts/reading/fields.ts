import * as z from 'zod/mini';

/** Text that is not empty or only white space. */
export const textSchema = z.string().check(z.regex(/\S/));

/** An identifier. Sent as text or a number, and read as text, which is never empty. */
export const idSchema = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);

/** An optional field. A missing field and `null` read as `null`. A value of the wrong type is rejected. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

/** A decorative field. Missing and unreadable values read as `null`. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(maybe(schema), null);

const withDefault = <Value>(schema: z.ZodMiniType<Value>, absent: Value) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: Value | null | undefined): Value => value ?? absent),
  );

/** An optional boolean. A missing or `null` value reads as `absent`. */
export const flag = (absent: boolean) => withDefault(z.boolean(), absent);

/** A count. If missing, it reads as 0 (behaviour/contract#tolerant-readers). */
export const countSchema = withDefault(z.number(), 0);

/** Text, sent as such or as a field of an object. */
export const textOrIn = (field: string) =>
  z.union([
    textSchema,
    z.pipe(
      z.object({ [field]: textSchema }),
      z.transform((object): string => object[field] as string),
    ),
  ]);

/** One of the known words. Any other value, such as a word that a service adds later, reads as `other`. */
export const oneOf = <const Word extends string, const Other extends string>(
  words: readonly Word[],
  other: Other,
) => z.transform((value: unknown): Word | Other => words.find((word) => word === value) ?? other);

/** An object with optional fields only. If missing or `null`, it reads as an empty object. */
export const fieldsOrEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? {}),
    schema,
  );

/**
 * A list that drops each unreadable item, so that one bad product does not empty a trolley. If missing or
 * `null`, it reads as an empty list; any other value is rejected.
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

/**
 * A document's main list (behaviour/contract#lists), which drops unreadable items. The list is required; if
 * it has items, at least one must be readable, because an empty result would mean "none".
 */
export const essentialListOf = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list, context) => {
      const items = readItems(item, list);
      if (items.length > 0 || list.length === 0) return items;
      for (const issue of z.safeParse(item, list[0]).error?.issues ?? []) {
        context.issues.push({ ...issue, path: [0, ...issue.path], input: list[0] } as z.core.$ZodRawIssue);
      }
      return z.NEVER;
    }),
  );

/** An object that maps names to values. Drops unreadable values; a non-object reads as an empty map. */
export const mapOf = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.transform((map: unknown): Record<string, z.output<Schema>> => {
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return {};
    const entries = Object.entries(map).flatMap(([name, candidate]) => {
      const reading = z.safeParse(value, candidate);
      return reading.success && name !== '__proto__' ? [[name, reading.data] as const] : [];
    });
    return Object.fromEntries(entries);
  });

// Schemas for decorative values: editors' content, images, badges. They reject nothing: unreadable values
// read as missing (behaviour/contract#editorial-content). `orNull` and `mapOf` belong to them too.

/** A list that drops unreadable items. Anything but a list reads as an empty list. */
export const decorativeList = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.transform((list: unknown): z.output<Schema>[] => (Array.isArray(list) ? readItems(item, list) : []));

/** An object. Anything but an object reads as an empty object. */
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
