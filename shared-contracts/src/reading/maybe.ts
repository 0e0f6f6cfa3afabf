import * as z from 'zod/mini';

/**
 * A field that may be missing. Absent, `undefined` and `null` all read as `null`, so that there is one word for nothing.
 * A value of the wrong type is still a broken contract.
 */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
