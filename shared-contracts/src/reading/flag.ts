import * as z from 'zod/mini';

/** A yes or no that may be missing; absent and `null` read as `absent`. */
export const flag = (absent: boolean) =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? absent),
  );
