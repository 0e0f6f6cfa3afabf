import * as z from 'zod/mini';

/** Text that says something: not empty, not only spaces. */
export const textSchema = z.string().check(z.regex(/\S/));
