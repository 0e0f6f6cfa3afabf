import * as z from 'zod/mini';
import { maybe } from './maybe.ts';

/** A decorative field. A missing or unreadable value reads as `null`. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(maybe(schema), null);
