import * as z from 'zod/mini';

/** Text that is neither empty nor only white space. */
export const textSchema = z.string().check(z.regex(/\S/));
