import * as z from 'zod/mini';

/** An optional boolean. A missing or `null` value reads as `absent`. */
export const flag = (absent: boolean) =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? absent),
  );
