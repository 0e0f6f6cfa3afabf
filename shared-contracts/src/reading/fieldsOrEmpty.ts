import * as z from 'zod/mini';

/** An object whose fields are all optional. A missing or `null` object reads as an empty one. */
export const fieldsOrEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? {}),
    schema,
  );
