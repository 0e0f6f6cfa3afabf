import * as z from 'zod/mini';

/** A part of a document in which every field may be missing: absent or `null`, it reads as if it were empty. */
export const part = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? {}),
    schema,
  );
