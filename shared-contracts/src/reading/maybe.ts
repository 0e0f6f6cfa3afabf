import * as z from 'zod/mini';

/**
 * An optional field. A missing field, `undefined` and `null` all read as `null`. A value of the wrong type is still
 * rejected.
 */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
