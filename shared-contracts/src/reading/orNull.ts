import * as z from 'zod/mini';
import { maybe } from './maybe.ts';

/** A field that is no more than decoration: whatever cannot be read is as good as missing, `null`. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(maybe(schema), null);
